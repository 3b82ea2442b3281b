import type { LoaderFunctionArgs } from 'react-router-dom'
import { notFound } from '../../lib/notFound.ts'
import { parseId } from '../../lib/paths.ts'
import { postById } from '../../lib/posts.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  const id = parseId(params.id)
  const found = id === undefined ? null : await postById(id)
  if (found === null) throw notFound()
  return found
}

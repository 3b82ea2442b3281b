import { allPosts } from '../../lib/posts.ts'

export async function loader() {
  return { posts: await allPosts() }
}

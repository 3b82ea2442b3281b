/** The site that the other tests run on keeps to the same schemas as an owner's. */
import { expect, test } from 'vitest'
import { load } from '../generator/content/makeSite.ts'
import { FIXTURE } from '../support/sites.ts'

test('the content of the fixture site has no issues, and neither post nor project has the id 1', async () => {
  const { posts, projects, renderPost, renderProject } = await load(FIXTURE, 'on demand')
  for (const { id } of posts) expect((await renderPost(id)).content).not.toBe('')
  for (const { id } of projects) expect((await renderProject(id)).description).not.toBe('')
  expect([...posts, ...projects].map(({ id }) => id)).not.toContain(1)
})

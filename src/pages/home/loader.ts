import { latestPosts } from '../../lib/posts.ts'

export async function loader() {
  return { posts: await latestPosts() }
}

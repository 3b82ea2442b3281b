import { latestPosts } from '../../lib/posts.ts'

export const loader = () => latestPosts()

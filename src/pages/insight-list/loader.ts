import { allPosts } from '../../lib/posts.ts'

export const loader = () => allPosts()

/** The insight posts, newest first. A failure is told to the console alone; the pages show what is left. */
import type { Post, PostSummary } from './content/types.ts'
import { nothing, readData, type WithRelated } from './data.ts'

/** All posts; an empty list when they can't be had. */
export async function allPosts(): Promise<PostSummary[]> {
  return readData('insights').catch(noPosts)
}

/** The newest posts, as many as the home page shows; an empty list when they can't be had. */
export async function latestPosts(): Promise<PostSummary[]> {
  return readData('insights-latest').catch(noPosts)
}

/** One post with its related ones; null when there is none or it can't be had. */
export async function postById(id: number): Promise<WithRelated<Post, PostSummary> | null> {
  return readData(`insight/${id}`).catch(nothing)
}

function noPosts(error: unknown): PostSummary[] {
  console.error(error)
  return []
}

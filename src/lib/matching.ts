/** What a filter finds. */
import type { PostSummary, ProjectSummary } from './content/types.ts'

/** What has one order in every language that writes it: Latin letters without marks, digits, the commonest signs. */
const PLAIN = /^[\w .,+#&/()-]*$/

/**
 * Every label once, alphabetically without regard to letter case. The browser reads large tables the first time it is
 * asked for a language's own order, so plain labels are sorted without it.
 */
export function distinctLabels(lists: readonly (readonly string[])[], locale: string): string[] {
  const labels = [...new Set(lists.flat())]
  const isPlain = labels.every((label) => PLAIN.test(label))
  return labels.sort(isPlain ? withoutCase : new Intl.Collator(locale, { sensitivity: 'base' }).compare)
}

function withoutCase(one: string, other: string): number {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()]
  return first < second ? -1 : Number(first > second)
}

/** True when nothing is chosen or the item has any of the chosen labels. */
export function hasAnyOf(labels: readonly string[], chosen: readonly string[]): boolean {
  return chosen.length === 0 || chosen.some((label) => labels.includes(label))
}

/**
 * A text without letter case, the same in every browser language. Turkish dotted and dotless i all become i,
 * since plain lower-casing turns İ into two characters that no typed word contains; so does the Greek sigma that
 * ends a word become the one within.
 */
export function foldCase(text: string): string {
  return text.normalize('NFC').replace(/[İIı]/g, 'i').toLowerCase().replaceAll('ς', 'σ')
}

/** True when the search text occurs in the title, the excerpt or any tag; an empty search finds everything. */
export function matchesSearch(post: PostSummary, search: string): boolean {
  const wanted = foldCase(search.trim())
  return wanted === '' || [post.title, post.excerpt, ...post.tags].some((text) => foldCase(text).includes(wanted))
}

export function matchingProjects(
  projects: readonly ProjectSummary[],
  technologies: readonly string[],
): ProjectSummary[] {
  return projects.filter((project) => hasAnyOf(project.technologies, technologies))
}

export function matchingPosts(posts: readonly PostSummary[], tags: readonly string[], search: string): PostSummary[] {
  return posts.filter((post) => hasAnyOf(post.tags, tags) && matchesSearch(post, search))
}

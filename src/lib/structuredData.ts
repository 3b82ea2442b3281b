/** JSON-LD for search engines (https://schema.org): the person, the service, and the article where there is one. */
import type { Site } from './content/types.ts'
import { absoluteAddress, paths } from './paths.ts'

export type Article = {
  title: string
  description: string
  date: string
  updated?: string
  tags: readonly string[]
  image: string
}

type Facts = { site: Site; image: string; address: string | undefined; article: Article | undefined }

/** The structured data of a page as JSON text that may stand inside a `script` element. */
export function structuredDataOf({ site, image, address, article }: Facts): string {
  const home = absoluteAddress(site, paths.home())
  const person = {
    '@type': 'Person',
    '@id': `${home}#person`,
    name: site.name,
    jobTitle: site.role,
    url: home,
    image,
    email: site.email,
    sameAs: [site.github, site.linkedin].filter((link) => link !== undefined && link !== '#'),
  }
  const service = {
    '@type': 'ProfessionalService',
    '@id': `${home}#service`,
    name: site.service.name,
    description: site.service.description,
    areaServed: site.service.area,
    url: absoluteAddress(site, site.pages.hire ? paths.hire() : paths.home()),
    image,
    provider: { '@id': person['@id'] },
  }
  const graph: object[] = [person, service]
  if (article !== undefined && address !== undefined) {
    graph.push({
      '@type': 'BlogPosting',
      '@id': `${address}#article`,
      headline: article.title,
      description: article.description,
      datePublished: article.date,
      ...(article.updated !== undefined && { dateModified: article.updated }),
      keywords: article.tags,
      image: article.image,
      url: address,
      author: { '@id': person['@id'] },
    })
  }
  // A "<" could end the element the text stands in.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

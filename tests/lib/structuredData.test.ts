import { describe, expect, test } from 'vitest'
import type { Site } from '../../src/lib/content/types.ts'
import { type Article, structuredDataOf } from '../../src/lib/structuredData.ts'

const site: Site = {
  name: 'Ada Example',
  role: 'AI ENGINEER',
  siteName: 'Ada Example',
  address: 'https://ada.example',
  basePath: '/portfolio/',
  locale: 'en',
  timezone: 'UTC',
  pages: { about: true, projects: true, insights: true, hire: true },
  feed: { items: 50, megabytes: 1 },
  email: 'ada@ada.example',
  phone: '112',
  schedulingLink: '#',
  github: 'https://code.example/ada',
  linkedin: 'https://people.example/ada',
  portrait: 'portrait.png',
  portraitStyle: 'drawn',
  portraitAlt: 'Ada',
  socialImage: 'drawn',
  footerLine: 'Nothing more.',
  service: { name: 'Agents', description: 'Agents that work.', area: 'Worldwide' },
}

const article: Article = {
  title: 'A title',
  description: 'An excerpt.',
  date: '2024-01-15',
  tags: ['LLM', 'RAG'],
  image: 'https://ada.example/portfolio/media/post.png',
}

const image = 'https://ada.example/portfolio/og.png'
const address = 'https://ada.example/portfolio/insight/1'

type Facts = Partial<Parameters<typeof structuredDataOf>[0]>
const textOf = (facts: Facts = {}) =>
  structuredDataOf({ site, image, address: undefined, article: undefined, ...facts })
const graphOf = (facts?: Facts) => JSON.parse(textOf(facts))['@graph']

describe('the structured data of a page', () => {
  test('name the person, with addresses under the base path', () => {
    const [person] = graphOf()
    expect(person).toEqual({
      '@type': 'Person',
      '@id': 'https://ada.example/portfolio/#person',
      name: 'Ada Example',
      jobTitle: 'AI ENGINEER',
      url: 'https://ada.example/portfolio/',
      image,
      email: 'ada@ada.example',
      sameAs: ['https://code.example/ada', 'https://people.example/ada'],
    })
  })

  test('name the service, and the person who offers it', () => {
    const [person, service] = graphOf()
    expect(service).toMatchObject({
      '@type': 'ProfessionalService',
      name: 'Agents',
      description: 'Agents that work.',
      areaServed: 'Worldwide',
      url: 'https://ada.example/portfolio/hire',
      provider: { '@id': person['@id'] },
    })
  })

  test('say which vocabulary they use', () => {
    expect(JSON.parse(textOf())['@context']).toBe('https://schema.org')
  })

  test('leave out profiles that are not filled in', () => {
    expect(graphOf({ site: { ...site, github: '#' } })[0].sameAs).toEqual(['https://people.example/ada'])
    expect(graphOf({ site: { ...site, github: '#', linkedin: '#' } })[0].sameAs).toEqual([])
    const { github: _github, linkedin: _linkedin, ...withoutProfiles } = site
    expect(graphOf({ site: withoutProfiles })[0].sameAs).toEqual([])
  })

  test('name the article of a post, and its author', () => {
    const graph = graphOf({ address, article })
    expect(graph).toHaveLength(3)
    expect(graph[2]).toEqual({
      '@type': 'BlogPosting',
      '@id': `${address}#article`,
      headline: 'A title',
      description: 'An excerpt.',
      datePublished: '2024-01-15',
      keywords: ['LLM', 'RAG'],
      image: 'https://ada.example/portfolio/media/post.png',
      url: address,
      author: { '@id': graph[0]['@id'] },
    })
  })

  test('have no article on other pages, nor where the page has no address', () => {
    expect(graphOf()).toHaveLength(2)
    expect(graphOf({ address })).toHaveLength(2)
    expect(graphOf({ article })).toHaveLength(2)
  })

  test('give every thing an identity of its own', () => {
    const identities = graphOf({ address, article }).map((thing: { '@id': string }) => thing['@id'])
    expect(new Set(identities).size).toBe(identities.length)
  })

  test.each(['</script><script>alert(1)</script>', '<!-- <script>', '"quoted" \\ \u2028 & é 👋'])(
    'carry %j without ending the element they stand in',
    (title) => {
      const text = textOf({ address, article: { ...article, title } })
      expect(text).not.toContain('<')
      expect(JSON.parse(text)['@graph'][2].headline).toBe(title)
    },
  )
})

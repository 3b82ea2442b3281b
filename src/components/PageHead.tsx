import { useContext, useEffect } from 'react'
import site from '@content/site.yaml'
import { socialImage } from '@content/pictures'
import type { HeadWords } from '../lib/content/types.ts'
import { useIsShown } from '../lib/pageContext.ts'
import { absoluteAddress } from '../lib/paths.ts'
import { type Article, structuredDataOf } from '../lib/structuredData.ts'
import { HeadContext } from './HeadCollector.tsx'

type PageHeadProps = {
  words: HeadWords
  /** The page's address; a not-found view has none. */
  path?: string
  /** Absolute address of the picture for shared links, where the page has its own. */
  image?: string
  article?: Article
}

/** Title, description, sharing tags, canonical link and structured data of a page. React moves the tags to the head. */
export function PageHead({ words, path, image = socialImage, article }: PageHeadProps) {
  const title = `${words.title} | ${site.siteName}`
  const address = path === undefined ? undefined : absoluteAddress(site, path)
  useStructuredData(structuredDataOf({ site, image: socialImage, address, article }))
  // A hidden page is not what the document's head is about.
  if (!useIsShown()) return null
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={words.description} />
      <meta name="robots" content={address === undefined ? 'noindex' : 'index, follow'} />
      <meta property="og:site_name" content={site.siteName} />
      <meta property="og:type" content={article === undefined ? 'website' : 'article'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={words.description} />
      <meta property="og:image" content={image} />
      <meta property="og:locale" content={site.locale.replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={words.description} />
      <meta name="twitter:image" content={image} />
      {address !== undefined && <meta property="og:url" content={address} />}
      {address !== undefined && <link rel="canonical" href={address} />}
      {article !== undefined && <meta property="article:published_time" content={article.date} />}
      {article?.updated !== undefined && <meta property="article:modified_time" content={article.updated} />}
    </>
  )
}

/** Keeps the one JSON-LD block of the document's head right: written at build, replaced after a navigation. */
function useStructuredData(text: string): void {
  const collected = useContext(HeadContext)
  if (collected !== undefined) collected.structuredData = text
  useEffect(() => {
    const block = document.getElementById('site-structured-data')
    if (block !== null) block.textContent = text
  }, [text])
}

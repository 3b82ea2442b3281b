/** The RSS feed, with the full text of the newest posts. */
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js'
import type { Post, Site } from '../../lib/content/types.ts'
import { absoluteAddress, paths } from '../../lib/paths.ts'
import type { Content } from './loadContent.ts'

/** Path of the feed on the site. */
export const FEED_PATH = '/feed.xml'

const CONTENT = 'http://purl.org/rss/1.0/modules/content/'
const ATOM = 'http://www.w3.org/2005/Atom'
const XMLNS = 'http://www.w3.org/2000/xmlns/'

/**
 * The feed as XML: the newest posts, as many as the limits in `site.yaml` allow. It depends on the content alone: two
 * builds of one content are equal to the letter.
 */
export async function feed(content: Content): Promise<string> {
  const { site } = content
  const channel = await createChannel(content)
  let room = site.feed.megabytes * 1_000_000 - Buffer.byteLength(channel.end())
  for (const { id } of content.posts.slice(0, site.feed.items)) {
    const item = addItem(channel, site, await content.renderPost(id))
    room -= Buffer.byteLength(item.toString())
    if (room < 0) {
      item.remove()
      break
    }
  }
  return `${channel.end({ prettyPrint: false })}\n`
}

async function createChannel({ site, words }: Content): Promise<XMLBuilder> {
  // Only a build writes XML; the dev server starts without it.
  const { create } = await import('xmlbuilder2')
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele('rss', { version: '2.0' })
  root.att(XMLNS, 'xmlns:content', CONTENT).att(XMLNS, 'xmlns:atom', ATOM)
  const channel = root.ele('channel')
  channel.ele('title').txt(xmlText(site.siteName))
  channel.ele('link').txt(absoluteAddress(site, paths.home()))
  channel.ele('description').txt(xmlText(words['pages/insights.yaml'].head.description))
  channel.ele('language').txt(site.locale)
  channel.ele(ATOM, 'atom:link', { href: absoluteAddress(site, FEED_PATH), rel: 'self', type: 'application/rss+xml' })
  return channel
}

function addItem(channel: XMLBuilder, site: Site, post: Post): XMLBuilder {
  const address = absoluteAddress(site, paths.insight(post.id))
  const item = channel.ele('item')
  item.ele('title').txt(xmlText(post.title))
  item.ele('link').txt(address)
  item.ele('guid', { isPermaLink: 'true' }).txt(address)
  item.ele('pubDate').txt(rfc822(post.date))
  if (post.updated !== undefined) item.ele(ATOM, 'atom:updated').txt(`${post.updated}T00:00:00Z`)
  // As typed, like the title: readers that take it for HTML and those that don't agree on all but typed markup.
  item.ele('description').txt(xmlText(post.excerpt))
  for (const tag of post.tags) item.ele('category').txt(xmlText(tag))
  item.ele(CONTENT, 'content:encoded').txt(xmlText(absoluteHtml(post, address)))
  return item
}

/** Midnight in Greenwich, since a day has neither time nor zone; both ends of the day are near it. */
function rfc822(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString()
}

/**
 * Leaves out what XML can't hold: control signs, and halves of a letter. The writer takes `&amp;` or `&copy;` in a text
 * for written by it and lets them through; here they are signs somebody typed.
 */
function xmlText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- naming them is the point
  const held = text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
  return held.replaceAll('&', '&amp;')
}

const TAG = /<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)*\s*\/?>/gi

/** The text with full addresses only, since a reader knows no page to start from. */
function absoluteHtml({ content }: Post, address: string): string {
  const full = (target: string) => (/^[a-z][a-z\d+.-]*:/i.test(target) ? target : new URL(target, address).href)
  return content.replace(TAG, (tag) =>
    tag.replace(/ (href|src|srcset)="([^"]*)"/g, (_attribute, name: string, value: string) => {
      // Entities in an address (&amp;, &#x26;) pass through unchanged: URL leaves them as they are.
      const list = name === 'srcset' ? value.split(/,\s+/) : [value]
      const absolute = list.map((each) => each.trim().replace(/^\S+/, (target) => full(target)))
      return ` ${name}="${absolute.join(', ')}"`
    }),
  )
}

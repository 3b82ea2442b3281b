/**
 * The schema of every kind of file in `content/`. It is read when the site is built (never in the
 * visitor's browser, which imports the types alone) and it is what the editors' JSON Schemas are made from.
 * Each description is written for the owner of the site, who sees it while typing.
 */
import { z } from 'zod'

const text = (description: string) => z.string().trim().min(1).describe(description)
/** A text about the owner or their work, which no two sites have in common: see the checklist. */
const ownText = (description: string) => text(description).meta({ isOwn: true })
/** A sentence that the site fills in, with placeholders of its own. */
const template = (description: string, ...placeholders: string[]) => {
  const names = placeholders.map((name) => `{${name}}`)
  return text(`${description} Placeholders: ${names.join(', ')}.`)
    .refine((value) => names.every((name) => value.includes(name)), { error: `must hold ${names.join(' and ')}` })
    .meta({ placeholders })
}
const words = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape)
const link = (description: string) =>
  z
    .string()
    .regex(/^(#|https:\/\/\S+|mailto:\S+|tel:\S+)$/, {
      error: 'must be a full https:// address, or # as a placeholder',
    })
    .describe(description)
const wholeNumber = (description: string) =>
  z.int({ error: 'must be a whole number' }).positive({ error: 'must be a whole number above 0' }).describe(description)

/** A calendar day, kept as the text the owner wrote: it has no time and no zone. */
export const calendarDay = z
  .string({ error: 'must be YYYY-MM-DD' })
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'must be YYYY-MM-DD' })
  .refine(isCalendarDay, { error: 'is not a calendar day' })

const draft = z.boolean().default(false).describe('Whether it is shown in development only.')

/** Old addresses; hosts keep them alive as files, so they are plain paths. */
const aliases = z
  .array(
    z.string().regex(/^(?:\/(?!\.{1,2}(?:\/|$))[^/?#\s\\]+)+\/?$/, {
      error: 'must be a path that begins with a slash, such as /2019/old-title, without ? and #',
    }),
  )
  .default([])
  .describe('Old addresses of this page, which lead visitors to it.')

const textList = (description: string) => z.array(z.string().trim().min(1)).describe(description)

/** Names that visitors filter by: a blank at an end would make a second name of the same one, so it is refused. */
const nameList = (description: string) =>
  z
    .array(
      z
        .string()
        .min(1, { error: 'must not be empty' })
        .regex(/^\S(?:.*\S)?$/u, { error: 'must not begin or end with a blank' }),
    )
    .describe(description)

const headWords = words({
  title: text('Name of the page in the browser tab; the site name is added.'),
  description: ownText('One or two sentences for search engines and shared links.'),
})

/* ------------------------------------------------------------------ site-wide */

/** Scheme and host of the site; comes out as an origin (https://url.spec.whatwg.org/#origin), in Punycode. */
export const addressSchema = z
  .string()
  .refine((address) => originOf(address) !== undefined, {
    error:
      'must be https:// and a host, such as https://example.com, without a query; a folder goes into the base path',
  })
  .overwrite((address) => originOf(address) ?? address)

/** The folder of the site on its host; comes out with a slash at both ends. */
export const basePathSchema = z
  .string()
  .refine((path) => !/^\/?[a-z]:[\\/]/i.test(path), {
    error: 'was rewritten by the shell, as Git Bash does: set MSYS_NO_PATHCONV=1, or leave out the first slash',
    abort: true,
  })
  .refine((path) => /^\/?(?:(?!\.{1,2}(?:\/|$))[\w.~-]+\/)*(?:(?!\.{1,2}$)[\w.~-]+)?$/.test(path) && path !== '', {
    error: 'must be a folder such as /portfolio/, in letters from a to z, digits and hyphens, or / for none',
  })
  .overwrite((path) => `/${path.split('/').filter(Boolean).join('/')}/`.replace('//', '/'))

/** Nothing for what is more, or less, than a scheme and a host. */
function originOf(address: string): string | undefined {
  if (!/^https?:\/\/[^\s/?#@\\]+\/?$/i.test(address) || !URL.canParse(address)) return undefined
  return new URL(address).origin
}

const pageSwitch = (name: string) => z.boolean().default(true).describe(`Whether there is a page ${name}.`)

export const siteSchema = words({
  name: ownText("The person's name, shown as the headline of the home page."),
  role: ownText('The role line under the name.'),
  siteName: text('Name of the site, after the bar in every page title.'),
  address: addressSchema.describe('Where the site will live: scheme and host, nothing after it.'),
  basePath: basePathSchema.describe('The folder the site is served from: / or, for example, /portfolio/.'),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, { error: 'must be a language tag such as en or en-GB' })
    .describe('Language of the site, as a language tag.'),
  timezone: z
    .string()
    .refine(isTimeZone, { error: 'must be a time zone such as UTC or Europe/Berlin' })
    .default('UTC')
    .describe('Time zone in which a post of a day is published; UTC when left out.'),
  email: z.email({ error: 'must be an e-mail address' }).describe('Public e-mail address.').meta({ isOwn: true }),
  phone: ownText('Phone number as people should read it; may be left out.').optional(),
  schedulingLink: link('Where visitors book a call; may be left out.').optional(),
  github: link('Address of the GitHub profile; may be left out.').optional(),
  linkedin: link('Address of the LinkedIn profile; may be left out.').optional(),
  portrait: text('Photograph of the person: a file in content/images.'),
  portraitStyle: z
    .enum(['drawn', 'photo'])
    .default('drawn')
    .describe("drawn: the theme draws the photograph in its own style and colours; photo: it's shown as it is."),
  portraitAlt: text('What the portrait shows, for people who do not see it.'),
  socialImage: text('Picture for shared links: "drawn", or a file in content/images (1200 by 630 works best).'),
  footerLine: ownText('The line under the name in the footer.'),
  service: words({
    name: ownText('The service on offer, for search engines.'),
    description: ownText('What the service is, in a sentence.'),
    area: text('Where it is offered.'),
  }),
  pages: words({
    about: pageSwitch('about'),
    projects: pageSwitch('projects'),
    insights: pageSwitch('insights'),
    hire: pageSwitch('hire'),
  })
    .prefault({})
    .describe('Pages that are switched off, such as { hire: false }; menu, links, sitemap and feed follow.'),
  feed: words({
    items: wholeNumber('Posts in the feed at most.').default(50),
    megabytes: z.number().positive().default(1).describe('Size of the feed at most, in millions of bytes.'),
  })
    .prefault({})
    .describe('Limits of the feed, which holds the newest posts.'),
})

export const interfaceSchema = words({
  skipLink: text('First link of each page, for keyboard users.'),
  navigation: words({
    label: text('Name of the main navigation for screen readers.'),
    home: text('HOME'),
    about: text('ABOUT'),
    projects: text('PROJECTS'),
    insights: text('insights'),
    hire: text('HIRE'),
  }),
  homeLink: template('Name of the link around the wordmark.', 'name'),
  footerLabel: text('Name of the footer navigation for screen readers.'),
  menu: text('Name of the button that opens the menu on small screens.'),
  getInTouch: text('The mail link in the header.'),
  github: text('Visible name of the GitHub link.'),
  githubLabel: text('Name of the GitHub icon link for screen readers.'),
  linkedin: text('Visible name of the LinkedIn link.'),
  linkedinLabel: text('Name of the LinkedIn icon link for screen readers.'),
  draftMark: text('Mark of a draft, in development.'),
  scheduledMark: text('Mark of a post whose day is yet to come, in development.'),
  opensInNewTab: text('Said after links that open a new tab.'),
  scheme: words({
    light: text('Name of the scheme button while the light scheme is chosen.'),
    dark: text('Name of the scheme button while the dark scheme is chosen.'),
    system: text('Name of the scheme button while it follows the device.'),
  }),
  featuredProject: text('FEATURED PROJECT'),
  featuredInsight: text('FEATURED INSIGHT'),
  impact: text('Heading of the impact box.'),
  demo: text('Link to a live demo.'),
  code: text('Link to source code.'),
  caseStudy: text('Link to a case study.'),
  linkOf: template('Full name of a project link for screen readers.', 'link', 'title'),
  tagsLabel: text('Said before the tags of a post.'),
  technologiesLabel: text('Said before the technologies of a project.'),
  loading: text('Shown while a page loads.'),
  copy: text('Button that copies a code block.'),
  copied: text('Said after a code block was copied.'),
  copyFailed: text('Said when copying is refused.'),
  updated: template('When a post was last changed.', 'date'),
  readTime: template('Read time worked out from the length of a post.', 'minutes'),
  codeLabel: template('Name of a code block for screen readers; the name is its title or language.', 'name'),
  tableLabel: template('Name of a table for screen readers; the name is the heading above it.', 'name'),
  mathLabel: template(
    'Name of a formula on a line of its own, for screen readers, with the heading it stands under.',
    'name',
  ),
  footnotesLabel: text('Heading of the footnotes of a text.'),
  footnoteMark: template('Name of a mark in the text that leads to a footnote, for screen readers.', 'number'),
  footnoteBack: template('Name of the link from a footnote back to its mark in the text.', 'number'),
  callouts: words({
    note: text('Heading of a note (:::note) without a title of its own.'),
    tip: text('Heading of a tip (:::tip) without a title of its own.'),
    warning: text('Heading of a warning (:::warning) without a title of its own.'),
  }),
})

/* ------------------------------------------------------------------ pages */

const filterWords = words({
  toggle: text('Button that opens the panel.'),
  chips: text('Name of the group of filter chips.'),
  active: text('Name of the list of active filters for screen readers.'),
  remove: template('Name of the button that removes an active filter.', 'filter'),
  more: template('The rest of the active filters, as a number.', 'count'),
  moreLabel: template('The same for screen readers.', 'count'),
  clear: text('Button that resets all filters.'),
  count: template('How many items are shown.', 'shown', 'total'),
})

const emptyWords = words({
  none: text('Heading when there is nothing yet.'),
  title: text('Heading when nothing matches.'),
  text: text('Advice when nothing matches.'),
  clear: text('Button that resets the filters.'),
})

const closingCallWords = words({
  title: text('Closing headline.'),
  primary: text('First button.'),
  secondary: text('Second button.'),
})

const notFoundWords = words({
  head: headWords,
  title: text('Headline.'),
  text: text('Explanation.'),
  back: text('The way back.'),
})

export const homePageSchema = words({
  head: headWords,
  intro: ownText('Sentence under the role line.'),
  aboutButton: text('Button to the about page.'),
  typewriter: words({
    prefix: text('What stands before the changing word.'),
    words: z
      .array(z.string().min(1).regex(/^\S+$/, { error: 'must have no blanks; use _' }))
      .min(1)
      .describe('The words typed in turn.'),
    pause: text('Button that stops the typing.'),
    play: text('Button that starts it again.'),
  }),
  latestInsights: text('Heading of the cards.'),
  allInsights: text('Link to the list of insights.'),
})

export const aboutPageSchema = words({
  head: headWords,
  title: ownText('Headline.'),
  lead: ownText('Opening sentence.'),
  journey: words({
    title: text('Heading of the story.'),
    story: z.array(ownText('A paragraph.')).min(1).describe('The story, one entry per paragraph.'),
  }),
  currentMission: words({ title: text('Heading.'), text: ownText('The mission in a sentence or two.') }),
  impactByNumbers: text('Heading of the numbers.'),
  careerMilestones: text('Heading of the career.'),
  educationalFoundation: text('Heading of the education.'),
  technicalExpertise: text('Heading of the skills.'),
  gpa: template('How the grade is written.', 'gpa'),
  closingCall: words({
    title: text('Closing headline.'),
    text: text('Closing sentence.'),
    work: text('Button to the hire page.'),
    projects: text('Button to the projects.'),
    linkedin: text('Button to LinkedIn.'),
  }),
})

export const projectsPageSchema = words({
  head: headWords,
  title: text('Headline.'),
  subtitle: ownText('Sentence beside the headline.'),
  filters: filterWords,
  activeFilters: template('Said after the count while filters are active.', 'count'),
  activeFilter: template('The same for exactly one filter.', 'count'),
  empty: emptyWords,
  gridTitle: text('Heading of the grid, for screen readers.'),
  more: text('Heading of the remaining projects.'),
  closingCall: closingCallWords,
})

export const projectPageSchema = words({
  back: text('Link back to the list.'),
  overview: text('Heading of the description.'),
  related: text('Heading of the related projects.'),
  notFound: notFoundWords,
})

export const insightsPageSchema = words({
  head: headWords,
  title: text('Headline.'),
  subtitle: ownText('Sentence beside the headline.'),
  filters: filterWords,
  filtered: text('Said after the count while a filter is active.'),
  search: words({
    label: text('Label of the search box.'),
    placeholder: text('Hint inside the search box.'),
    clear: text('Name of the mark that empties the box.'),
    chip: template('Text of the chip that shows the search.', 'text'),
  }),
  empty: emptyWords,
  gridTitle: text('Heading of the grid, for screen readers.'),
  more: text('Heading of the remaining insights.'),
})

export const insightPageSchema = words({
  back: text('Link back to the list.'),
  contents: text('Heading of the list of contents.'),
  related: text('Heading of the related insights.'),
  footer: ownText('Line at the end of each insight.'),
  viewAll: text('Link to all insights.'),
  follow: text('Link to LinkedIn.'),
  notFound: notFoundWords,
})

export const hirePageSchema = words({
  head: headWords,
  title: text('Headline.'),
  pitch: ownText('The pitch.'),
  hireButton: text('Mail button.'),
  mailSubject: text('Subject of the mail.'),
  scheduleButton: text('Button to the scheduling page.'),
  contact: words({ title: text('Heading of the contact facts.'), email: text('E-mail'), phone: text('Phone') }),
  specializing: words({
    title: text('Heading of the list.'),
    items: z.array(words({ title: text('The speciality.'), text: ownText('What it means for a client.') })).min(1),
  }),
})

export const notFoundPageSchema = notFoundWords

export const errorPageSchema = words({
  head: headWords,
  title: text('Headline of the error screen.'),
  back: text('The way home.'),
})

/* ------------------------------------------------------------------ lists */

export const milestonesSchema = z.array(
  words({
    period: text('Years, such as 2021 to now.'),
    company: text('Employer.'),
    role: text('Job title.'),
    location: text('City and country.'),
    highlights: textList('What was done.'),
    impact: text('What came of it.'),
  }),
)

export const educationSchema = z.array(
  words({
    degree: text('Degree.'),
    school: text('School.'),
    year: text('Year or years.'),
    location: text('City and country.'),
    gpa: text('Grade; may be left out.').optional(),
    note: text('Focus or highlight; may be left out.').optional(),
  }),
)

export const skillsSchema = z.array(words({ category: text('Kind of skill.'), technologies: textList('The skills.') }))

export const statsSchema = z.array(words({ number: text('The number, such as 800+.'), label: text('What it counts.') }))

/* ------------------------------------------------------------------ collections */

export const projectSchema = words({
  id: wholeNumber('Number of the project; it is its address.'),
  title: text('Title.'),
  excerpt: text('Two or three sentences, plain text.'),
  technologies: nameList('Technologies used.'),
  category: text('Kind of project; it chooses the icon.'),
  impact: text('The result in one sentence.'),
  featured: z.boolean().default(false).describe('Whether it may stand at the top.'),
  readTime: text('Short label such as Enterprise Solution.'),
  links: words({
    demo: link('Live demo.').optional(),
    github: link('Source code.').optional(),
    case_study: link('Case study.').optional(),
  })
    .default({})
    .describe('Links shown with the project.'),
  draft,
  aliases,
  thumbnail: text('Picture: a path under public/, a file beside this one, or a full https:// address.').optional(),
})

export const insightSchema = words({
  id: wholeNumber('Number of the post; it is its address.'),
  title: text('Title.'),
  excerpt: text('Two or three sentences, plain text.'),
  date: calendarDay.describe(
    'The day of publication, as YYYY-MM-DD; before it, the post is shown in development only.',
  ),
  updated: calendarDay.optional().describe('The day of the last change worth telling, as YYYY-MM-DD.'),
  draft,
  aliases,
  readTime: text('Such as 8 min read; worked out when left out.').optional(),
  tags: nameList('Tags; may be an empty list.'),
  featured: z.boolean().default(false).describe('Whether it may stand at the top.'),
  thumbnail: text(
    'Picture: a path under public/, a file beside this one, or a full https:// address; drawn when left out.',
  ).optional(),
})

/** True for a name of the IANA time zone database. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** True for a day that exists in the Gregorian calendar. */
export function isCalendarDay(value: string): boolean {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

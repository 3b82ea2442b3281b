import { expect, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { content, pages, site, words } from '../support/content.ts'
import { openPage } from '../support/site.ts'
import { textsOf } from '../support/watching.ts'

const { about } = pages

test('the sections stand in the order of the specification', async () => {
  const { page } = await openPage(paths.about(), { javaScriptEnabled: false })
  expect(await textsOf(page, 'main h1')).toEqual([about.title])
  expect(await textsOf(page, 'main h2')).toEqual([
    about.journey.title,
    about.currentMission.title,
    about.impactByNumbers,
    about.careerMilestones,
    about.educationalFoundation,
    about.technicalExpertise,
    about.closingCall.title,
  ])
  expect(await page.locator('#site-about-header').getByText(about.lead).count()).toBe(1)
  expect(await textsOf(page, '#site-journey p')).toEqual(about.journey.story)
  expect(await textsOf(page, '#site-current-mission p')).toEqual([about.currentMission.text])
})

test('numbers, career, education and skills show every field of every entry, in order', async () => {
  const { page } = await openPage(paths.about())
  expect(await textsOf(page, '#site-impact-by-numbers dd')).toEqual(
    content.words['stats.yaml'].map(({ number }) => number),
  )
  expect(await textsOf(page, '#site-impact-by-numbers dt')).toEqual(
    content.words['stats.yaml'].map(({ label }) => label),
  )
  const milestones = await textsOf(page, '#site-career-milestones ol > li')
  expect(milestones).toHaveLength(content.words['milestones.yaml'].length)
  for (const [index, { period, company, role, location, highlights, impact }] of content.words[
    'milestones.yaml'
  ].entries()) {
    for (const text of [period, company, role, location, ...highlights, impact])
      expect(milestones[index]).toContain(text)
  }
  const education = await textsOf(page, '#site-educational-foundation ul > li')
  expect(education).toHaveLength(content.words['education.yaml'].length)
  for (const [index, { degree, school, year, location, gpa, note }] of content.words['education.yaml'].entries()) {
    for (const text of [degree, school, year, location, gpa, note]) expect(education[index]).toContain(text)
  }
  expect(await textsOf(page, '#site-technical-expertise dt')).toEqual(
    content.words['skills.yaml'].map(({ category }) => category),
  )
  expect(await textsOf(page, '#site-technical-expertise dd li')).toEqual(
    content.words['skills.yaml'].flatMap(({ technologies }) => technologies),
  )
})

test('the closing call leads to hire, to the projects, and to LinkedIn in a new tab', async () => {
  const { page } = await openPage(paths.about())
  const links = page.locator('#site-closing-call a')
  const { work, projects, linkedin } = about.closingCall
  expect(await textsOf(page, '#site-closing-call a')).toEqual([work, projects, `${linkedin} ${words.opensInNewTab}`])
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    paths.hire(),
    paths.projects(),
    site.linkedin,
  ])
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('target')))).toEqual([
    null,
    null,
    '_blank',
  ])
  expect(await links.last().getAttribute('rel')).toMatch(/\bnoopener\b/)
})

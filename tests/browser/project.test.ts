import { expect, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { content, cut, pages, words, projectPath } from '../support/content.ts'
import { hydrated, openHydrated, openPage } from '../support/site.ts'
import { textsOf } from '../support/watching.ts'

test('each project page shows all of its project, in its HTML already', async () => {
  const { page, goTo } = await openPage(paths.projects(), { javaScriptEnabled: false })
  for (const project of content.projects) {
    await goTo(paths.project(project.id))
    const back = page.locator('main').getByRole('link', { name: pages.project.back, exact: true })
    expect(await back.getAttribute('href')).toBe(paths.projects())
    expect(await textsOf(page, 'main h1')).toEqual([project.title])
    expect(await page.getByText(words.featuredProject, { exact: true }).count()).toBe(project.featured ? 1 : 0)
    const text = (await page.locator('main article').textContent()) ?? ''
    for (const part of [project.excerpt, project.category, project.readTime, words.impact, project.impact]) {
      expect(text, `${project.id}`).toContain(part)
    }
    const chips = page.locator('main article').getByRole('list', { name: words.technologiesLabel.replace(':', '') })
    expect(await chips.getByRole('listitem').allTextContents()).toEqual(project.technologies)
    const { demo, github, case_study } = project.links
    const links = [
      [demo, words.demo],
      [github, words.code],
      [case_study, words.caseStudy],
    ].flatMap(([address, word]) => (address === undefined ? [] : [{ address, word }]))
    const shown = await page
      .locator('main article div > a[aria-label]')
      .evaluateAll((all) => all.map((link) => ({ address: link.getAttribute('href'), word: link.textContent })))
    expect(shown).toEqual(links)
  }
})

test('the icon of the category stands beside its name, and once more in large', async () => {
  const { page, goTo } = await openPage(projectPath())
  for (const { id, category } of content.projects) {
    await goTo(paths.project(id))
    const sizes = await page.evaluate((name) => {
      const facts = [...document.querySelectorAll('main article header span')].find(
        ({ textContent }) => textContent === name,
      )
      const icon = facts?.querySelector('svg')
      const same = [...document.querySelectorAll('main article svg')].filter(
        (other) => other !== icon && other.closest('a') === null && other.innerHTML === icon?.innerHTML,
      )
      return [icon, ...same].map((each) => each?.getBoundingClientRect().width ?? 0)
    }, category)
    expect(sizes, category).toHaveLength(2)
    expect(sizes[1], category).toBeGreaterThan((sizes[0] ?? 0) * 2)
  }
})

test('the overview holds the description as HTML', async () => {
  const { page, goTo } = await openPage(projectPath(), { javaScriptEnabled: false })
  for (const { id } of content.projects) {
    await goTo(paths.project(id))
    expect(await textsOf(page, '#site-project-overview > h2')).toEqual([pages.project.overview])
    const { description } = await content.renderProject(id)
    // Set by the browser itself, so that both are written the same way.
    const isSame = await page.locator('#site-project-overview').evaluate((section, html) => {
      const written = document.createElement('div')
      written.innerHTML = html
      const plain = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim()
      return plain(section.lastElementChild) === plain(written) && section.querySelectorAll('p').length > 3
    }, description)
    expect(isSame, `project ${id}`).toBe(true)
  }
})

test('three other projects in list order are related', async () => {
  const { page, goTo } = await openPage(projectPath())
  for (const { id } of content.projects) {
    await goTo(paths.project(id))
    const others = content.projects.filter((project) => project.id !== id).slice(0, 3)
    expect(await textsOf(page, '#site-related-projects h2')).toEqual([pages.project.related])
    const links = await page
      .locator('#site-related-projects li h3 a')
      .evaluateAll((all) => all.map((link) => ({ href: link.getAttribute('href'), title: link.textContent })))
    expect(links).toEqual(others.map((project) => ({ href: paths.project(project.id), title: project.title })))
    const paragraphs = await textsOf(page, '#site-related-projects li p')
    for (const { excerpt } of others) expect(paragraphs).toContain(cut(excerpt, 150).replace(/\s+/g, ' ').trim())
  }
})

test('from a related project one comes to that project, and Back to the first', async () => {
  const { page, messages } = await openHydrated(projectPath(2))
  await page.locator('#site-related-projects li a').first().click()
  await page.waitForURL(`**${projectPath()}`)
  await expect.poll(() => page.locator('h1:visible').textContent()).toBe(content.projects[0]?.title)
  await page.goBack()
  await expect.poll(() => page.locator('h1:visible').textContent()).toBe(content.projects[2]?.title)
  await hydrated(page)
  expect(messages).toEqual([])
})

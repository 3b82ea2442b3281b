import axe from 'axe-core'

/** Rules that need what jsdom has not: a layout, or a whole page around the component. */
const NEED_A_BROWSER = ['color-contrast', 'target-size', 'region']

/** What axe finds wrong with an element, each as one readable line; nothing when all is well. */
export async function axeViolations(element: Element): Promise<string[]> {
  const rules = Object.fromEntries(NEED_A_BROWSER.map((rule) => [rule, { enabled: false }]))
  const { violations } = await axe.run(element, { rules })
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
}

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files of minutes rather than seconds, from the longest down. */
const LONG = ['engines', 'secondTheme', 'layouts', 'tabWalk', 'speed', 'smoke', 'security', 'hydration', 'transcripts']

/** A long file that comes last would leave all processors but one without work. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return place === -1 ? LONG.length : place
}

import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { axeViolations } from './axe.ts'

test('the check finds a button without a name', async () => {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the fault to be found
  const { container } = render(<button type="button" />)
  expect(await axeViolations(container)).toEqual([expect.stringMatching(/^button-name: /)])
})

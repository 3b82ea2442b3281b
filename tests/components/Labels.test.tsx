import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Labels } from '../../src/components/Labels.tsx'
import { axeViolations } from './axe.ts'

test('labels are a named list in the order given', async () => {
  const { container } = render(<Labels name="Technologies:" labels={['Python', 'FastAPI']} />)
  const list = screen.getByRole('list', { name: 'Technologies' })
  const items = within(list).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['Python', 'FastAPI'])
  expect(await axeViolations(container)).toEqual([])
})

test('no labels leave nothing behind', () => {
  const { container } = render(<Labels name="Technologies:" labels={[]} />)
  expect(container).toBeEmptyDOMElement()
})

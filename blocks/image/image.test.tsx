import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('image')

const props = { image: { id: 1 }, ratio: 'auto', rounded: false, priority: false } as const
const figure = (caption?: string) => {
  const body = viewBody(View, { props: caption === undefined ? props : { ...props, caption } })
  return body.querySelector('figure')
}

it('ties its caption to the picture, whose figure bears it as its name', () => {
  expect(figure('Le <strong>quai</strong> &amp; la place')?.role).toBe('figure')
  expect(figure('Le <strong>quai</strong> &amp; la place')?.ariaLabel).toBe('Le quai & la place')
  expect(figure()?.hasAttribute('aria-label')).toBe(false)
})

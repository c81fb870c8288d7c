import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('statistics')

it('says what is counted before the figure, and keeps the unit with it', () => {
  const props = { level: 3 as const, items: [{ value: '97', unit: '%', label: 'acceptés', note: 'en 2026' }] }
  const [item] = viewBody(View, { props }).querySelectorAll('dl > div')
  expect([...(item?.children ?? [])].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['DT', 'acceptés'],
    ['DD', '97\u00a0%'],
    ['DD', 'en 2026'],
  ])
})

import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('call-to-action')

const props = { title: 'Parlons-en', level: 2, tone: 'muted', showPhone: true } as const

it('dials the company when it is asked to', () => {
  expect(viewBody(View, { props }).querySelector('a')?.getAttribute('href')).toBe('tel:+33199003700')
  expect(viewBody(View, { props }).querySelector('a')?.textContent).toBe('Appeler 01\u00a099\u00a000\u00a037\u00a000')
})

it('promises no phone that the company does not have', () => {
  expect(viewBody(View, { props, context: { parameters: new Map() } }).querySelector('a')).toBeNull()
  expect(viewBody(View, { props: { ...props, showPhone: false } }).querySelector('a')).toBeNull()
})

import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('mobile-app-bar')

it.each([
  ['RELATIVE', 'false'],
  ['STICKY', 'true'],
])('goes with the page or stays at its top by the site’s setting: %s', (menuType, isSticky) => {
  const context = { parameters: new Map([['MENU_TYPE', menuType]]) }
  const bar = viewBody(View, { props: { menuLabel: 'Menu', showPhone: false }, context }).querySelector('[data-sticky]')
  expect(bar?.getAttribute('data-sticky')).toBe(isSticky)
})

import { describe, expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('app-bar')

describe('app-bar', () => {
  const isSticky = (sticky: boolean, menuType: string) =>
    viewBody(View, { props: { sticky, showTagline: false }, context: { parameters: new Map([['MENU_TYPE', menuType]]) } })
      .querySelector('[data-sticky]')
      ?.getAttribute('data-sticky')

  it('goes with the page by the site’s setting, unless it is to stay itself', () => {
    expect(isSticky(false, 'RELATIVE')).toBe('false')
    expect(isSticky(true, 'RELATIVE')).toBe('true')
  })

  it('stays at the top when the site wants its menu there', () => {
    expect(isSticky(false, 'STICKY')).toBe('true')
  })
})

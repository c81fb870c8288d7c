import { describe, expect, it } from 'vitest'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('app-bar')

describe('app-bar', () => {
  const isSticky = (sticky: boolean, menuType: string) =>
    viewBody(View, { props: { sticky, showTagline: false }, context: { parameters: new Map([['MENU_TYPE', menuType]]) } })
      .querySelector('[data-sticky]')
      ?.getAttribute('data-sticky')

  it('scrolls with the page by the setting of the site, unless its own property says otherwise', () => {
    expect(isSticky(false, 'RELATIVE')).toBe('false')
    expect(isSticky(true, 'RELATIVE')).toBe('true')
  })

  it('writes the size of a logo whose picture is in the library', () => {
    const logo = { id: 1, type: 'LOGO' as const, filename: 'logo.svg', alt: 'Logo', onlineImage: null }
    const sizeOf = (size: { width?: number; height?: number }) => {
      const site = { ...testContext.site, logos: [{ ...logo, ...size }] }
      const picture = viewBody(View, { props: { sticky: false, showTagline: false }, context: { site } }).querySelector('img')
      return [picture?.getAttribute('width'), picture?.getAttribute('height')]
    }
    expect(sizeOf({ width: 520, height: 113 })).toEqual(['520', '113'])
    expect(sizeOf({})).toEqual([null, null])
  })

  it('stays at the top when the setting of the site says so', () => {
    expect(isSticky(false, 'STICKY')).toBe('true')
  })
})

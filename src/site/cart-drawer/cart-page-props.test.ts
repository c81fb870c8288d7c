import { describe, expect, it } from 'vitest'
import type { DrawerParts } from './drawer-deps.ts'
import { cartPropsOf } from './cart-page-props.ts'

const cart = { id: 'panier', type: 'cart', v: 1, props: { title: 'Votre panier' } }
const inColumns = { id: 'colonnes', type: 'columns', v: 1, props: {}, slots: { first: [cart] } }

/** Reads the cart props from the page of a link, and returns the requested page. */
async function read(href: string, blocks: readonly unknown[]) {
  const asked: unknown[] = []
  const page = (...which: unknown[]) => {
    asked.push(which)
    return Promise.resolve({ layout: { blocks } })
  }
  const parts = { locales: { default: 'fr_FR', codes: ['fr_FR', 'en_GB'] }, locale: () => 'en_GB', queries: { page } }
  return { props: await cartPropsOf(href, parts as unknown as DrawerParts), asked }
}

describe('the props of the drawer', () => {
  it('are those of the cart block on the page, at any depth', async () => {
    const { props, asked } = await read('http://cave.localhost/en/cart', [inColumns])
    expect(props).toEqual(cart.props)
    expect(asked).toEqual([['en_GB', 'cart']])
  })

  it('are null when the page has no cart', async () => {
    expect((await read('http://cave.localhost/contact', [])).props).toBeNull()
  })
})

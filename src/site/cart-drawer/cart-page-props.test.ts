import { describe, expect, it } from 'vitest'
import type { DrawerParts } from './drawer-deps.ts'
import { cartPropsOf } from './cart-page-props.ts'

const cart = { id: 'panier', type: 'cart', v: 1, props: { title: 'Votre panier' } }
const inColumns = { id: 'colonnes', type: 'columns', v: 1, props: {}, slots: { first: [cart] } }

/** What the page of a link says of the cart, and which page that was. */
async function read(href: string, blocks: readonly unknown[]) {
  const asked: unknown[] = []
  const page = (...which: unknown[]) => {
    asked.push(which)
    return Promise.resolve({ layout: { blocks } })
  }
  const parts = { locales: { default: 'fr_FR', codes: ['fr_FR', 'en_GB'] }, locale: () => 'en_GB', queries: { page } }
  return { props: await cartPropsOf(href, parts as unknown as DrawerParts), asked }
}

describe('what the drawer shows beside the articles', () => {
  it('is what the page of its link says, wherever the cart stands on it', async () => {
    const { props, asked } = await read('http://cave.localhost/en/cart', [inColumns])
    expect(props).toEqual(cart.props)
    expect(asked).toEqual([['en_GB', 'cart']])
  })

  it('is nothing where that page shows no cart', async () => {
    expect((await read('http://cave.localhost/contact', [])).props).toBeNull()
  })
})

// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { productGet } from '#schemas/api/shop/product-calls.ts'
import type { CartEvent, CartState } from '#schemas/runtime/block-actors.ts'
import type { AddedToCart } from '#schemas/runtime/cart.ts'
import { smallStagedCart } from '#schemas/runtime/preview-cart.ts'
import { fakeActor } from '#tests/support/blocks/fake-actor.ts'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { reactPage } from '#tests/support/blocks/react-page.ts'
import { stageView } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

const product = productGet.example.data
const whole = (quantity: number) => `La quantité est un nombre entier d’au moins 1, écrit en chiffres : elle passe à ${quantity}.`
const bySix = 'cet article se vend par 6, et il n’en reste pas assez pour 6 de plus.'
const stage = reactPage()
let cart: ReturnType<typeof fakeActor<CartState, CartEvent>>

/** The number that the cart can still take, with the reason of the limit. */
let room: number
let limit: AddedToCart['limit']

beforeEach(() => {
  room = 9999
  limit = 'left'
  cart = fakeActor<CartState, CartEvent>(smallStagedCart, (event) => {
    if (event.type !== 'line.add') return {}
    const count = Math.min(Number(event.quantity), room)
    room -= count
    return { added: { count, limit } }
  })
  show(product)
})

function show(shown: typeof product) {
  const context = { site: { ...testContext.site, isECommerce: true }, actors: { cart: cart.actor } }
  const data = { product: shown, variations: [], awards: [], mealIcons: [] }
  stage.show(
    stageView(View, {
      props: { cartHref: '/panier', showAwards: false, showMeals: false, showSheet: false },
      data,
      page: { path: '/produits/cuvee-a' },
      context,
    }),
  )
}

const field = () => document.querySelector<HTMLInputElement>('input[name="quantity"]')!
const said = () => document.querySelector('form [role=status]')?.textContent.replace(/[\u00a0\u202f]/g, ' ')
function buy(typed: string) {
  field().value = typed
  act(() => document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click())
  return cart.told.filter((event) => event.type === 'line.add').map(({ quantity }) => quantity)
}

it('adds a whole number of packs to the cart, and says so in the site’s own words', () => {
  expect(buy('4')).toEqual([6])
  expect(field().value).toBe('6')
  expect(said()).toBe('Vendu par 6 : la quantité passe de 4 à 6. 6 ajoutés au panier. Voir le panier')
})

it.each([
  ['12', 6, '12', ''],
  ['4', 1, '4', ''],
  ['4', 6, '6', 'Vendu par 6 : la quantité passe de 4 à 6.'],
  ['40', 6, '30', `La quantité passe de 40 à 30 : ${bySix}`],
])('keeps a quantity of %s for another bottle that is sold by %i, or says why it becomes %s', (typed, sellByMultipleOf, value, words) => {
  act(() => {
    field().value = typed
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
  show({ ...product, declinations: product.declinations.map((each) => ({ ...each, id: each.id + 1, sellByMultipleOf })) })
  expect(field().value).toBe(value)
  expect(said()?.trim()).toBe(words)
})

it('adds at most the units in stock to the cart', () => {
  expect(buy('40')).toEqual([30])
  expect(said()).toBe(`La quantité passe de 40 à 30 : ${bySix} 30 ajoutés au panier. Voir le panier`)
  show({ ...product, declinations: product.declinations.map((each) => ({ ...each, quantity: 30 })) })
  buy('40')
  expect(said()).toBe('La quantité passe de 40 à 30 : il n’en reste pas davantage. 30 ajoutés au panier. Voir le panier')
})

it('takes what is no number for the fewest that are sold', () => {
  expect([buy(''), buy('0'), buy('12')].at(-1)).toEqual([6, 6, 12])
  expect(said()).toBe('12 ajoutés au panier. Voir le panier')
})

it.each([
  ['1.5', 6, `${whole(1)} Vendu par 6 : la quantité passe de 1 à 6.`],
  ['12.5', 12, whole(12)],
  ['1e3', 6, `${whole(1)} Vendu par 6 : la quantité passe de 1 à 6.`],
  ['40.5', 30, `${whole(40)} La quantité passe de 40 à 30 : ${bySix}`],
  ['-3', 6, `${whole(1)} Vendu par 6 : la quantité passe de 1 à 6.`],
  // A browser gives nothing of letters.
  ['', 6, `${whole(1)} Vendu par 6 : la quantité passe de 1 à 6.`],
])('says for %j that a quantity is a whole number, and names the stock only as the limit', (typed, added, words) => {
  expect(buy(typed)).toEqual([added])
  expect(said()).toBe(`${words} ${added} ajoutés au panier. Voir le panier`)
})

it('says what one order holds at the most where more are left', () => {
  const plenty = product.declinations.map((each) => ({ ...each, sellByMultipleOf: null, setQuantity: false, quantity: null }))
  limit = 'order'
  show({ ...product, declinations: plenty })
  expect(buy('12000')).toEqual([9999])
  expect(said()).toContain('La quantité passe de 12 000 à 9 999, le plus que l’on puisse commander à la fois. 9 999 ajoutés')
  expect(buy('1').at(-1)).toBe(1)
  expect(said()).toBe('Rien n’a été ajouté : votre panier contient déjà le plus que l’on puisse commander à la fois. Voir le panier')
  room = 4
  buy('12000')
  expect(said()).toBe('4 ajoutés au panier, qui contient maintenant le plus que l’on puisse commander à la fois. Voir le panier')
  room = 1
  expect(buy('-3').at(-1)).toBe(1)
  expect(said()).toBe(`${whole(1)} Ajouté au panier. Voir le panier`)
})

it('says how many were added, and why no others, where the cart holds all that are left', () => {
  room = 18
  buy('99999')
  expect(said()).toBe('18 ajoutés au panier, qui contient maintenant tout ce qu’il en reste. Voir le panier')
  buy('6')
  expect(said()).toBe('Rien n’a été ajouté : votre panier contient déjà tout ce qu’il en reste. Voir le panier')
  room = 1
  buy('6')
  expect(said()).toBe('1 ajouté au panier, qui contient maintenant tout ce qu’il en reste. Voir le panier')
})

it('says that too few are left for as many as it is sold by, and not that none are', () => {
  room = 6
  limit = 'step'
  buy('12')
  expect(said()).toBe(`6 ajoutés au panier. C${bySix.slice(1)} Voir le panier`)
  buy('6')
  expect(said()).toBe(`Rien n’a été ajouté : ${bySix} Voir le panier`)
})

it('says that the cart holds fewer than before, where fewer are left by now than it held', () => {
  room = 0
  buy('6')
  const none = 'Rien n’a été ajouté, et votre panier en contient moins qu’avant.'
  cart.put({ added: { count: 0, limit: 'left', fewer: { from: 20, to: 10 } } })
  expect(said()).toBe(`${none} La quantité passe de 20 à 10 : il n’en reste pas davantage. Voir le panier`)
  cart.put({ added: { count: 0, limit: 'step', fewer: { from: 12, to: 6 } } })
  expect(said()).toBe(`${none} La quantité passe de 12 à 6 : ${bySix} Voir le panier`)
})

it('corrects the added number once the shop has answered that more are left', () => {
  room = 0
  buy('6')
  cart.put({ added: { count: 6, limit: 'left' } })
  expect(said()).toBe('6 ajoutés au panier. Voir le panier')
})

it.each(['8', '1', '-3', ''])('says of %j that it came to another number only where that came into the cart', (typed) => {
  room = 0
  buy(typed)
  expect(said()).toBe('Rien n’a été ajouté : votre panier contient déjà tout ce qu’il en reste. Voir le panier')
})

it('corrects the added number once the shop has answered that fewer are left, or none', () => {
  buy('6')
  expect(said()).toBe('6 ajoutés au panier. Voir le panier')
  cart.put({ added: { count: 5, limit: 'left' } })
  expect(said()).toBe('5 ajoutés au panier, qui contient maintenant tout ce qu’il en reste. Voir le panier')
  cart.put({ added: { count: 0, limit: 'gone' } })
  expect(said()).toBe('Cet article ne peut plus être commandé : il n’en reste pas assez. Voir le panier')
})

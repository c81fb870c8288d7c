// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartEvent, CartState, CartTotals, DiscountEvent, DiscountState } from '#schemas/runtime/block-actors.ts'
import { shownCartExample, shownLineExample as line } from '#tests/support/blocks/cart-examples.ts'
import { fakeActor } from '#tests/support/blocks/fake-actor.ts'
import { stageView } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

const props = { title: 'Votre panier', catalogueHref: '/produits', nextLabel: 'Passer commande', nextHref: '/commande', askCode: true }
const totals: CartTotals = {
  ...{ bottles: 6, subtotal: 7500, step: { bottles: 6, value: 375 }, code: { code: 'BIENVENUE10', value: 713 } },
  ...{ fees: null, total: 6412, nextStep: { bottles: 6, gain: 1490, kind: 'FREE_SHIPPING' } },
}
const filled: CartState = { ...shownCartExample, totals }

describe('the cart with a script', () => {
  let root: Root
  let cart: ReturnType<typeof fakeActor<CartState, CartEvent>>
  let discount: ReturnType<typeof fakeActor<DiscountState, DiscountEvent>>

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    root = createRoot(document.body.appendChild(document.createElement('div')))
    cart = fakeActor<CartState, CartEvent>(filled)
    discount = fakeActor<DiscountState, DiscountEvent>({ applied: null, isAsking: false, message: null })
    act(() => {
      root.render(stageView(View, { props, context: { actors: { cart: cart.actor, discount: discount.actor } } }))
    })
  })
  afterEach(() => {
    act(() => {
      root.unmount()
    })
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')
  const press = (label: string) => {
    const labelled = [...document.querySelectorAll('button')].find(
      (button) => plain(button.ariaLabel ?? button.getAttribute('aria-label') ?? button.textContent) === label,
    )
    act(() => labelled!.click())
  }
  const input = () => document.querySelector<HTMLInputElement>('input[inputmode=numeric]')!
  const leave = (value: string) => {
    input().value = value
    act(() => {
      input().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    })
  }
  const alert = () => plain(document.querySelector('[role=alert]:not(:empty)')?.textContent)

  it('asks what is left when it is opened', () => {
    expect(cart.told).toEqual([{ type: 'quantities.refresh' }])
  })

  it('shows what is in it, and what it costs', () => {
    expect(plain(document.querySelector('li')?.textContent)).toBe('Cuvée A 202175 cl12,50 € l’unité, TTCpar 675,00 €')
    expect([...document.querySelectorAll('dl > div')].map((row) => [...row.children].map(({ textContent }) => plain(textContent)))).toEqual(
      [
        ['Sous-total (6 bouteilles)', '75,00 €'],
        ['Livraison', 'calculée à l’étape suivante'],
        ['Remise dès 6 bouteilles', '−3,75 €'],
        ['Code BIENVENUE10', '−7,13 €'],
        ['Total TTC', '64,12 €'],
      ],
    )
    expect(plain(document.body.textContent)).toContain('Encore 6 bouteilles : la livraison est offerte.')
    cart.put({ totals: { ...totals, limit: { kind: 'min', bottles: 12, count: 6 } } })
    expect(plain(document.body.textContent)).toContain('une commande compte au moins 12 bouteilles : votre panier en a 6.')
    cart.put({ totals: { ...totals, step: null, code: null, fees: 0, nextStep: { bottles: 1, gain: 126, kind: 'DISCOUNT' } } })
    expect(plain(document.body.textContent)).toContain('Encore 1 bouteille : 1,26 € de moins sur ce panier.')
    expect(plain(document.querySelector('dl > div:nth-last-child(2)')?.textContent)).toBe('Livraisonofferte')
  })

  it('says its sum to those who listen, after each change', () => {
    const status = [...document.querySelectorAll('[role=status]')].at(-1)
    expect(plain(status?.textContent)).toBe('Panier : 6 articles, total 64,12 €.')
  })

  it('goes up and down by what is sold, typed or pressed, and no further than there is', () => {
    press('Ajouter 6 : Cuvée A 2021, 75 cl')
    press('Enlever 6 : Cuvée A 2021, 75 cl')
    cart.put({ lines: [{ ...line, quantity: 12 }] })
    press('Ajouter 6 : Cuvée A 2021, 75 cl')
    press('Enlever 6 : Cuvée A 2021, 75 cl')
    leave('24')
    leave('12')
    leave(' ')
    input().value = '7'
    act(() => {
      input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    })
    expect(cart.told.slice(1)).toEqual([
      { type: 'line.increase', id: 0 },
      { type: 'line.decrease', id: 0 },
      { type: 'line.set', id: 0, quantity: '24' },
      { type: 'line.set', id: 0, quantity: '7' },
    ])
  })

  it('removes an article, and moves the focus to the title of the cart', () => {
    press('Retirer Cuvée A 2021, 75 cl du panier')
    expect(cart.told.at(-1)).toEqual({ type: 'line.remove', id: 0 })
    expect(document.activeElement?.textContent).toBe('Votre panier')
    cart.put({ lines: [] })
    expect(document.querySelector('[role=status]')?.textContent).toBe('Votre panier est vide.')
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/produits')
  })

  it('moves the focus to its title after a quantity of 0 by Enter or Tab, not by another press', () => {
    const title = document.getElementById(document.querySelector('ul')!.getAttribute('aria-labelledby')!)
    act(() => input().focus())
    input().value = '0'
    act(() => {
      input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    })
    expect(document.activeElement).toBe(title)
    const leaveFor = (next: Element) => {
      act(() => input().focus())
      input().value = '0'
      act(() => {
        input().dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: next }))
      })
    }
    leaveFor(document.querySelector('li button:last-of-type')!)
    expect(document.activeElement).toBe(title)
    leaveFor(document.querySelector('button[data-style=primary]')!)
    expect(document.activeElement).toBe(input())
    expect(cart.told.slice(1)).toEqual([
      { type: 'line.remove', id: 0 },
      { type: 'line.remove', id: 0 },
      { type: 'line.set', id: 0, quantity: '0' },
    ])
  })

  it('gives back what was taken out, also when that was all', () => {
    cart.put({ lines: [], removed: 'Cuvée A 2021' })
    expect(document.querySelector('[role=status]')?.textContent).toBe('Cuvée A 2021 n’est plus dans le panier.')
    press('Annuler : remettre Cuvée A 2021 dans le panier')
    expect(cart.told.at(-1)).toEqual({ type: 'line.restore' })
    expect(document.activeElement?.textContent).toBe('Votre panier')
    cart.put({ removed: null })
    expect(document.body.textContent).not.toContain('n’est plus dans le panier')
  })

  it('says of an article that there are fewer, or none', () => {
    const said = () => plain(document.querySelector('li [role=status]')?.textContent)
    expect(said()).toBe('')
    cart.put({ lines: [{ ...line, wanted: 24, quantity: 12 }] })
    expect(said()).toBe('La quantité passe de 24 à 12 : il n’en reste pas davantage.')
    cart.put({ lines: [{ ...line, most: 0 }] })
    expect(said()).toBe('Cet article est épuisé : retirez-le pour commander.')
  })

  it('says politely, and not as a shortage, that a quantity was raised to what it is sold by', () => {
    const said = () => document.querySelector('li [role=status]')
    cart.put({ lines: [{ ...line, wanted: 4, quantity: 6 }] })
    expect(plain(said()?.textContent)).toBe('Vendu par 6 : la quantité passe de 4 à 6.')
    expect(said()?.getAttribute('data-kind')).toBe('note')
    cart.put({ lines: [{ ...line, wanted: 1201, quantity: 1206, most: 1206 }] })
    expect(plain(said()?.textContent)).toBe('Vendu par 6 : la quantité passe de 1 201 à 1 206.')
    cart.put({ lines: [{ ...line, wanted: 24, quantity: 12 }] })
    expect(said()?.getAttribute('data-kind')).toBe('fault')
    cart.put({ lines: [line] })
    expect(said()?.textContent).toBe('')
  })

  it('goes on once the shop has checked it, and says why it does not', () => {
    press('Passer commande')
    expect(cart.told.at(-1)).toEqual({ type: 'cart.validate', next: '/commande' })
    cart.put({ asks: 'validation' })
    expect(document.querySelector('button[data-style=primary]')?.textContent).toBe('Vérification…')
    cart.put({ message: 'Stock insuffisant.' })
    expect(alert()).toBe('Stock insuffisant.')
    // It stands above all lines, which may be out of sight.
    expect(plain(document.activeElement?.textContent)).toBe('Stock insuffisant.')
    cart.put({ message: '' })
    expect(alert()).toMatch(/^Le serveur ne répond pas.[^.]*\.$/)
  })

  it('requests missing prices again at a press, and moves the focus to its title', () => {
    cart.put({ totals: null, message: '' })
    expect(alert()).toMatch(/^Le serveur ne répond pas.*Réessayer$/)
    press('Réessayer')
    expect(cart.told.slice(1)).toEqual([{ type: 'quantities.refresh' }])
    expect(document.activeElement?.textContent).toBe('Votre panier')
    // Who sees no price has nothing to ask for.
    cart.put({ totals: null, message: '', lines: [{ ...line, price: null, total: null }] })
    expect(alert()).toMatch(/^Le serveur ne répond pas.[^.]*\.$/)
  })

  it('shows no amount where prices are hidden', () => {
    cart.put({ totals: null, lines: [{ ...line, price: null, total: null }] })
    expect(document.querySelector('dl')).toBeNull()
    expect(document.body.textContent).not.toContain('€')
    // Nothing can be ordered so: the way on leads to signing in, and back here.
    expect(plain(document.body.textContent)).toContain('Les prix sont réservés aux clients connectés : connectez-vous')
    expect(document.querySelector('a[data-style=primary]')?.getAttribute('href')).toMatch(/^\/auth\?target=%2F/)
    expect(document.querySelector('button[data-style=primary]')).toBeNull()
  })

  it('shows what is in a box', () => {
    cart.put({ lines: [{ ...line, contents: [{ idProduct: 107, name: 'Cuvée B 2020', quantity: 3 }] }] })
    expect(document.querySelector('li ul')?.textContent).toBe('3 × Cuvée B 2020')
  })

  it('takes a code, says why it is refused, and gives it back', () => {
    const field = document.querySelector<HTMLInputElement>('input[name=code]')!
    field.value = 'BIENVENUE10'
    press('Appliquer')
    expect(discount.told).toEqual([{ type: 'code.submit', code: 'BIENVENUE10' }])
    discount.put({ isAsking: true })
    press('Appliquer')
    discount.put({ isAsking: false, message: 'Ce code n’est plus valable.' })
    expect([alert(), field.getAttribute('aria-invalid')]).toEqual(['Ce code n’est plus valable.', 'true'])
    expect(document.activeElement).toBe(field)
    press('Appliquer')
    discount.put({ isAsking: true, message: null })
    discount.put({ isAsking: false, applied: 'BIENVENUE10' })
    expect(document.activeElement?.textContent).toBe('Retirer le code')
    press('Retirer le code')
    expect(discount.told.slice(2)).toEqual([{ type: 'code.remove' }])
    discount.put({ applied: null })
    expect(document.activeElement?.getAttribute('name')).toBe('code')
  })

  it('asks for a missing code, and leaves a focus that went elsewhere', () => {
    const field = document.querySelector<HTMLInputElement>('input[name=code]')!
    field.value = '  '
    press('Appliquer')
    expect(discount.told).toEqual([])
    expect([alert(), document.activeElement]).toEqual(['Saisissez d’abord un code.', field])
    field.value = 'CADEAU5'
    press('Appliquer')
    const elsewhere = document.querySelector<HTMLElement>('a[href]')!
    elsewhere.focus()
    discount.put({ applied: 'CADEAU5' })
    expect(document.activeElement).toBe(elsewhere)
  })
})

// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartDrawerEvent, CartDrawerState } from '#machines/cart-drawer/cart-drawer.machine.ts'
import type { CartEvent, CartState, CartTotals, CartLineView } from '#schemas/runtime/block-actors.ts'
import { loadMessages } from '#i18n/messages.ts'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { wholeCartExample } from '#tests/support/blocks/cart-examples.ts'
import { fakeActor } from '#tests/support/blocks/fake-actor.ts'
import { CartDrawer } from './CartDrawer.tsx'

const text = createText('fr_FR', await loadMessages('fr_FR', () => undefined))
const props = {
  title: 'Votre panier',
  emptyText: 'Rien encore.',
  catalogueHref: '/produits',
  nextLabel: 'Passer commande',
  nextHref: '/commande',
  askCode: true,
}
const wine: CartLineView = {
  ...{ id: 0, name: 'Cuvée 31', url: 'produits/cuvee-31', image: null, year: null, variants: [], contents: [] },
  ...{ quantity: 2, step: 1, most: 12, wanted: null, price: 1250, total: 2500 },
}
const vintage: CartLineView = { ...wine, id: 1, name: 'Cuvée 30', year: 2021, quantity: 6, step: 6 }
const totals: CartTotals = {
  ...{ bottles: 8, subtotal: 10000, step: null, code: null, fees: null, total: 10000 },
  nextStep: { bottles: 4, gain: 690, kind: 'FREE_SHIPPING' },
}
const filled: CartState = {
  kept: wholeCartExample,
  lines: [wine, vintage],
  holdsWine: true,
  totals,
  asks: null,
  message: null,
  removed: null,
  added: { count: 6, limit: 'left' },
}
const closed: CartDrawerState = { isOpen: false, isBrief: false, isPressed: false }

class AtOnce {
  readonly #told: () => void
  constructor(told: () => void) {
    this.#told = told
  }
  observe = () => this.#told()
  disconnect = () => undefined
}

describe('the cart drawer', () => {
  let root: Root
  let cart: ReturnType<typeof fakeActor<CartState, CartEvent>>
  let drawer: ReturnType<typeof fakeActor<CartDrawerState, CartDrawerEvent>>
  const close = vi.fn()
  const path = (url: string) => `/fr${url}`
  const isNarrow = { matches: false } as MediaQueryList

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.stubGlobal('ResizeObserver', AtOnce)
    // jsdom hides popovers and does not implement showPopover.
    const showPopover = function (this: HTMLElement) {
      this.removeAttribute('popover')
    }
    Object.defineProperty(HTMLElement.prototype, 'showPopover', { value: showPopover, configurable: true, writable: true })
    document.body.innerHTML = '<a id="way" href="/panier">Panier</a><div id="host"></div>'
    root = createRoot(document.getElementById('host')!)
    cart = fakeActor<CartState, CartEvent>(filled)
    drawer = fakeActor<CartDrawerState, CartDrawerEvent>(closed)
    show(107)
  })
  const show = (sellable: number, added = { sellable }) => {
    const link = document.querySelector('a')!
    act(() => {
      root.render(
        <TextProvider text={text}>
          <CartDrawer {...{ props, link, path, close, isNarrow, cart: cart.actor, drawer: drawer.actor, locale: 'fr_FR' }} added={added} />
        </TextProvider>,
      )
    })
  }
  afterEach(() => {
    act(() => {
      root.unmount()
    })
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  const plain = (words: string | null | undefined) => words?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? ''
  const dialog = () => document.querySelector('[role=dialog]')
  const open = (more: Partial<CartDrawerState> = {}) => drawer.put({ isOpen: true, ...more })
  const press = (label: string) => {
    const found = [...document.querySelectorAll('button')].find((button) => plain(button.ariaLabel ?? button.textContent).startsWith(label))
    act(() => found!.click())
  }
  const names = () => [...document.querySelectorAll('[role=dialog] li a')].map(({ textContent }) => textContent)

  it('renders nothing until it is opened, then requests the stock', () => {
    expect(dialog()).toBeNull()
    expect(cart.told).toEqual([])
    open()
    expect(document.getElementById(dialog()!.getAttribute('aria-labelledby')!)?.textContent).toBe('Votre panier')
    expect(cart.told).toEqual([{ type: 'quantities.refresh' }])
    expect(names()).toEqual(['Cuvée 31', 'Cuvée 30 2021'])
    expect(plain(dialog()?.textContent)).toContain('Encore 4 bouteilles : la livraison est offerte.')
    expect(document.activeElement).toBe(document.body)
  })

  it('reports that an addition was raised to the order multiple, not as a shortage', () => {
    open({ isBrief: true })
    cart.put({ lines: [wine, { ...vintage, wanted: 4 }] })
    const said = document.querySelector('[role=dialog] li [role=status]')
    expect(plain(said?.textContent)).toBe('Vendu par 6 : la quantité passe de 4 à 6.')
    expect(said?.getAttribute('data-kind')).toBe('note')
    expect(dialog()?.querySelectorAll('[data-kind=fault]')).toHaveLength(0)
  })

  it('leads to the login and back to the cart when prices are hidden', () => {
    open({ isPressed: true })
    cart.put({ totals: null, lines: [{ ...wine, price: null, total: null }] })
    expect(plain(dialog()?.textContent)).toContain('Les prix sont réservés aux clients connectés')
    expect(dialog()?.querySelector('a[data-style=primary]')?.getAttribute('href')).toBe('/fr/auth?target=%2Fpanier')
    expect(dialog()?.querySelector('button[data-style=primary]')).toBeNull()
  })

  it('sets the height that it covers', () => {
    const measured = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 300))
    open()
    expect(document.documentElement.style.getPropertyValue('--drawer-height')).toBe('300px')
    measured.mockRestore()
  })

  it('takes the focus only after a click', () => {
    open({ isPressed: true })
    expect(document.activeElement?.textContent).toBe('Votre panier')
  })

  it('shows only the addition, with the total of the cart', () => {
    open({ isBrief: true })
    expect(document.querySelector('h2')?.textContent).toBe('Ajouté au panier')
    expect(names()).toEqual(['Cuvée 30 2021'])
    expect(document.querySelectorAll('dl > div')).toHaveLength(1)
    // Beside one line, « Total » could be read as its price.
    expect(document.querySelector('dl > div')?.textContent).toMatch(/^Total du panier/)
    expect(document.activeElement).toBe(document.body)
  })

  it('shows the whole cart again after the addition is removed', () => {
    open({ isBrief: true })
    expect(document.querySelector('[role=dialog] h2')?.textContent).toBe('Ajouté au panier')
    cart.put({ removed: 'Cuvée 30 2021' })
    expect(document.querySelector('[role=dialog] h2')?.textContent).toBe('Votre panier')
  })

  it('reports that nothing was added when the cart contains all of the stock', () => {
    cart.put({ added: { count: 0, limit: 'left' }, lines: [wine, { ...vintage, most: 6, wanted: 12 }] })
    open({ isBrief: true })
    expect(document.querySelector('h2')?.textContent).toBe('Rien n’a été ajouté')
    expect(names()).toEqual(['Cuvée 30 2021'])
    expect(plain(dialog()?.textContent)).toContain('La quantité passe de 12 à 6 : il n’en reste pas davantage.')
  })

  it('reports neither an addition nor its failure over a sold-out item', () => {
    open({ isBrief: true })
    cart.put({ added: { count: 0, limit: 'gone' }, lines: [wine, { ...vintage, most: 0, limit: 'gone' }] })
    expect(document.querySelector('h2')?.textContent).toBe('Votre panier')
    expect(plain(dialog()?.textContent)).toContain('Cet article est épuisé')
  })

  it('requests the stock at each addition while it is open, also of the same item', () => {
    open({ isBrief: true })
    const added = { sellable: 108 }
    show(108, added)
    expect(cart.told).toEqual([{ type: 'quantities.refresh' }, { type: 'quantities.refresh' }])
    show(108, added)
    expect(cart.told).toHaveLength(2)
    show(108)
    expect(cart.told).toHaveLength(3)
  })

  it('reports a shortage of a product with an order multiple as too few for it', () => {
    open()
    cart.put({ lines: [wine, { ...vintage, most: 6, limit: 'step', wanted: 12 }] })
    const words = 'La quantité passe de 12 à 6 : cet article se vend par 6, et il n’en reste pas assez pour 6 de plus.'
    expect(plain(dialog()?.textContent)).toContain(words)
  })

  it('reports the maximum of an order as such, not as a shortage', () => {
    cart.put({ lines: [{ ...wine, quantity: 9999, most: 9999, limit: 'order', wanted: 99_999 }] })
    open()
    const said = plain(document.querySelector('[role=dialog] li')?.textContent)
    expect(said).toContain('La quantité passe de 99 999 à 9 999, le plus que l’on puisse commander à la fois.')
  })

  it('sends actions to the shared cart, and links to its page, the shop and the checkout', () => {
    open()
    press('Ajouter 6 : Cuvée 30 2021')
    press('Retirer Cuvée 31 du panier')
    expect(document.activeElement?.textContent).toBe('Votre panier')
    cart.put({ removed: 'Cuvée 31', lines: [vintage] })
    press('Annuler')
    press('Commander')
    expect(cart.told.slice(1)).toEqual([
      { type: 'line.increase', id: 1 },
      { type: 'line.remove', id: 0 },
      { type: 'line.restore' },
      { type: 'cart.validate', next: '/fr/commande' },
    ])
    expect([...document.querySelectorAll('a.button')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Voir le panier', document.querySelector('a')!.href],
    ])
    press('Fermer le panier')
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('requests missing prices again', () => {
    open()
    cart.put({ totals: null, message: '' })
    expect(plain(document.querySelector('[role=alert]')?.textContent)).toMatch(/^Le serveur ne répond pas/)
    press('Réessayer')
    expect(cart.told.slice(1)).toEqual([{ type: 'quantities.refresh' }])
    expect(document.activeElement?.textContent).toBe('Votre panier')
  })

  it('retains the focus of an input that is set to zero', () => {
    open()
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input')!
    act(() => input.focus())
    input.value = '0'
    act(() => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    })
    expect(document.activeElement?.textContent).toBe('Votre panier')
    expect(cart.told.at(-1)).toEqual({ type: 'line.remove', id: 0 })
  })

  it('shows why the shop rejects the cart, and what to do with an empty one', () => {
    open()
    cart.put({ message: 'Stock insuffisant.' })
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Stock insuffisant.')
    cart.put({ message: '' })
    expect(document.querySelector('[role=alert]')?.textContent).not.toBe('')
    cart.put({ lines: [], totals: null })
    expect(plain(dialog()?.textContent)).toContain('Votre panier est vide.Rien encore.')
    expect(document.querySelector('a.button')?.getAttribute('href')).toBe('/fr/produits')
  })
})

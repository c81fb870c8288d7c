import { describe, expect, it } from 'vitest'
import type { CartEvent } from '#schemas/runtime/block-actors.ts'
import { writeShopRules } from '#domain/shop/orders/serialise-rules.ts'
import { createCaller } from '#api-client/transport/caller.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { declinationExample, lineExample, noShopRules, vintageExample, wineExample } from '#tests/support/blocks/cart-examples.ts'
import type { SharedValues } from '../browser-storage.ts'
import { startCart } from './cart-actor.ts'
import { spokenError } from './error-message.ts'

const rules = writeShopRules(noShopRules)
const unreachable = 'Le serveur ne répond pas.'
const add = (id: number, quantity: number): CartEvent => ({ type: 'line.add', product: wineExample(id), declinationId: null, quantity })

/** A browser whose tabs share a storage and exchange messages only when the test says so. */
function browser() {
  const items = new Map<string, string>()
  const listeners = new Set<() => void>()
  const values: SharedValues = {
    read: (name) => items.get(name) ?? null,
    write: (name, value) => Boolean(items.set(name, value)),
    remove: (name) => void items.delete(name),
    watch: (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
  return {
    items,
    tellTabs: () => {
      for (const listener of listeners) listener()
    },
    openTab: (answers: Readonly<Record<string, unknown>> = {}) => {
      const asked: [string, unknown][] = []
      const answer = (address: string, body: unknown) => {
        asked.push([address, body])
        const data = answers[address]
        return data instanceof Error ? Promise.reject(data) : Promise.resolve(data ?? (address === 'shop.rules ' ? rules : null))
      }
      const silent = createCaller({ base: '/api', locale: () => 'fr_FR' })
      const caller = {
        ...silent,
        call: ((name: string, { id }: { id?: number } = {}) => answer(`${name} ${id ?? ''}`, null)) as typeof silent.call,
        act: ((name: string, { body }: { body?: unknown }) => answer(name, body)) as typeof silent.act,
      }
      const opened: string[] = []
      let articles = 0
      const onChange = (count: number) => void (articles = count)
      const added: number[] = []
      const open = (address: string) => void opened.push(address)
      const cart = startCart({ caller, idSite: 38, values, unreachable, onChange, onAdd: (id) => void added.push(id), open })
      return {
        ...cart,
        asked,
        opened,
        added,
        articles: () => articles,
        quantities: () => cart.actor.getSnapshot().context.lines.map(({ product, quantity }) => [product.id, quantity]),
        settle: () => new Promise((resolve) => setTimeout(resolve)),
      }
    },
  }
}

describe('two tabs', () => {
  it('share one cart: additions in both are merged', () => {
    const { openTab, tellTabs } = browser()
    const [one, other] = [openTab(), openTab()]
    one.send(add(31, 1))
    other.send(add(32, 2))
    one.send(add(31, 1))
    other.send(add(31, 3))
    tellTabs()
    for (const tab of [one, other]) {
      expect(tab.quantities()).toEqual([
        [31, 5],
        [32, 2],
      ])
      expect(tab.articles()).toBe(7)
    }
  })

  it('dispatch the event only for additions in their own document', () => {
    const { openTab, tellTabs } = browser()
    const [one, other] = [openTab(), openTab()]
    one.send(add(31, 1))
    one.send({ type: 'line.add', product: vintageExample(30, [declinationExample(107)]), declinationId: 107, quantity: 6 })
    one.send({ type: 'line.increase', id: 0 })
    one.send({ type: 'line.remove', id: 0 })
    one.send({ type: 'line.restore' })
    tellTabs()
    expect([one.added, other.added]).toEqual([[31, 107], []])
  })

  it('are notified immediately when the cart is emptied, and store nothing of it', () => {
    const { openTab, tellTabs, items } = browser()
    const [one, other] = [openTab(), openTab()]
    one.send(add(31, 1))
    one.send({ type: 'delivery.choose', deliveryType: 'clickAndCollect' })
    tellTabs()
    other.send({ type: 'cart.clear' })
    tellTabs()
    expect([one.quantities(), items.size]).toEqual([[], 0])
    expect(one.actor.getSnapshot().context.deliveryType).toBe('delivery')
  })

  it('restore the stored cart', () => {
    const { openTab } = browser()
    openTab().send(add(31, 4))
    expect(openTab().quantities()).toEqual([[31, 4]])
  })
})

describe('the shop', () => {
  const vintage = { ...vintageExample(30, [declinationExample(107, { price: 14 })]), content: '<p>…</p>' }

  it('returns current stock and prices; a product that it no longer lists is unchanged', async () => {
    const tab = browser().openTab({
      'stock.quantities': [
        { id: 107, quantity: 18, setQuantity: true },
        { id: 31, quantity: 0, setQuantity: true },
      ],
      'product.get 107': vintage,
      'product.get 31': new CallError('Ce contenu n’existe pas.', { code: 'NOT_FOUND' }, { status: 404, body: null }),
    })
    tab.send({ type: 'line.add', product: vintageExample(30, [declinationExample(107)]), declinationId: 107, quantity: 24 })
    tab.send(add(31, 2))
    tab.send({ type: 'quantities.refresh' })
    await tab.settle()
    expect(tab.asked[0]).toEqual(['stock.quantities', { products: [{ id: 107 }, { id: 31 }] }])
    const { lines, wanted, errorCartMessage } = tab.actor.getSnapshot().context
    expect(lines.map(({ quantity, product }) => [quantity, product.declinations[0]?.price ?? product.price])).toEqual([
      [18, 14],
      [2, 12.5],
    ])
    expect([wanted, errorCartMessage]).toEqual([{ 0: 24 }, null])
  })

  it('returns why a cart cannot be ordered, and reloads the stock', async () => {
    const refusal = new CallError('Stock insuffisant.', { code: 'OUT_OF_STOCK' }, { status: 409, body: null })
    const tab = browser().openTab({ 'order.validate': refusal, 'stock.quantities': [] })
    tab.send(add(31, 2))
    tab.send({ type: 'cart.validate', next: '/commande' })
    await tab.settle()
    expect(tab.asked.map(([name]) => name)).toEqual(['order.validate', 'stock.quantities', 'shop.rules ', 'product.get 31'])
    expect(tab.asked[0]?.[1]).toEqual({ products: [{ id: 31, quantity: 2 }] })
    expect([tab.actor.getSnapshot().context.errorCartMessage, tab.opened]).toEqual(['Stock insuffisant.', []])
  })

  it('that accepts the cart opens the checkout', async () => {
    const tab = browser().openTab({ 'order.validate': { products: [], bottleCount: 2 } })
    tab.send(add(31, 2))
    tab.send({ type: 'cart.validate', next: '/commande' })
    await tab.settle()
    expect(tab.opened).toEqual(['/commande'])
  })

  it('that does not respond is reported', async () => {
    const tab = browser().openTab({ 'stock.quantities': new TypeError('Failed to fetch') })
    tab.send(add(31, 2))
    tab.send({ type: 'quantities.refresh' })
    await tab.settle()
    expect(tab.actor.getSnapshot().context).toMatchObject({ errorCartMessage: unreachable, lines: [{ ...lineExample, quantity: 2 }] })
    expect(spokenError(new TypeError('x'), unreachable).cause).toBeInstanceOf(TypeError)
  })
})

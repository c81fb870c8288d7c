import { createActor, fromPromise, type Actor } from 'xstate'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { StockFigure } from '#schemas/runtime/cart.ts'
import { sellableIdOf, type AskedProducts, type NewLine } from '#domain/shop/orders/cart-line.ts'
import { declinationExample, noShopRules, vintageExample, wineExample } from '#tests/support/blocks/cart-examples.ts'
import type { CartContext, CartMachineEvent, StockUpdate } from './cart-context.ts'
import { cartMachine } from './cart.machine.ts'
import { LINE_ID_END } from './lines.ts'
import { parseCart } from './parse-stored-cart.ts'

/** An item of the shop: its step and its initial stock. */
interface Sold {
  readonly line: Omit<NewLine, 'quantity'>
  readonly step: number
  readonly left: number
}

const MAX_QUANTITY = 9999
const vintage = vintageExample(30, [
  declinationExample(107),
  declinationExample(108, { sellByMultipleOf: null, setQuantity: true, quantity: 20 }),
])
const shelf: readonly Sold[] = [
  { line: { product: wineExample(31), declinationId: null }, step: 1, left: MAX_QUANTITY },
  { line: { product: wineExample(32, { setQuantity: true, quantity: 5 }), declinationId: null }, step: 1, left: 5 },
  { line: { product: wineExample(33, { type: { type: 'BOX' }, sellByMultipleOf: 6 }), declinationId: null }, step: 1, left: MAX_QUANTITY },
  { line: { product: vintage, declinationId: 107 }, step: 6, left: MAX_QUANTITY },
  { line: { product: vintage, declinationId: 108 }, step: 1, left: 20 },
]

/** A line of the model: item, quantity, and the stock as the cart knows it. */
interface Line {
  readonly sold: number
  quantity: number
  left: number
}
interface Model {
  lines: Line[]
  /** The page of the last addition. */
  page: unknown
  /** The last added line, and the quantity pending until the stock allows it. */
  awaited: { readonly line: Line; readonly quantity: number } | null
}
interface Real {
  actor: Actor<typeof cartMachine>
  /** The stock that the shop returns. */
  figures: readonly StockFigure[]
}
type Command = fc.AsyncCommand<Model, Real>

function open(real: Pick<Real, 'figures'>, read: (key: string) => string | null): Real['actor'] {
  const askQuantities = fromPromise<StockUpdate, AskedProducts>(() =>
    Promise.resolve({ figures: real.figures, products: [], rules: noShopRules }),
  )
  return createActor(cartMachine.provide({ actors: { askQuantities } }), { input: { stored: parseCart(read) } }).start()
}

function compare(model: Model, { actor }: Real): void {
  const { lines, nextId, wanted } = actor.getSnapshot().context
  expect(lines.map((line) => [sellableIdOf(line), line.quantity])).toEqual(
    model.lines.map(({ sold, quantity }) => [sellableIdOf({ ...shelf[sold]!.line, quantity }), quantity]),
  )
  const ids = lines.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect([...ids, nextId].every((id) => Number.isInteger(id) && id >= 0 && id < LINE_ID_END)).toBe(true)
  for (const [id, asked] of Object.entries(wanted)) {
    const at = ids.indexOf(Number(id))
    const { quantity, sold } = model.lines[at]!
    const { step } = shelf[sold]!
    // The quantity differs only because of the stock or the step.
    expect(quantity < asked || (quantity > asked && quantity === Math.ceil(asked / step) * step), `${asked} of ${quantity}`).toBe(true)
  }
}

const mostOf = ({ sold, left }: Line) => Math.floor(left / shelf[sold]!.step) * shelf[sold]!.step

/** Limits a quantity to whole steps within the stock, unless nothing is left. */
function fit(line: Line, wanted: number): void {
  const { step } = shelf[line.sold]!
  const whole = Math.min(Math.ceil(wanted / step) * step, Math.floor(MAX_QUANTITY / step) * step)
  const most = mostOf(line)
  line.quantity = most > 0 ? Math.min(whole, most) : whole
}

const command = (
  name: string,
  act: (model: Model, send: (event: CartMachineEvent) => void, real: Real) => void | Promise<void>,
): Command => ({
  check: () => true,
  run: async (model, real) => {
    await act(model, (event) => real.actor.send(event), real)
    compare(model, real)
  },
  toString: () => name,
})

/** Every reduction of a quantity is reported. */
function expectSaid({ added, wanted, lines }: CartContext, place: number, { before, now }: Record<'before' | 'now', number>): void {
  expect(added.fewer).toEqual(now < before ? { from: before, to: now } : undefined)
  if (now < before) expect(wanted[lines[place]!.id]).toBe(before)
}

const add = ([sold, quantity]: readonly [number, number]) =>
  command(`adds ${quantity} of ${sold}`, (model, send, real) => {
    send({ type: 'line.add', ...shelf[sold]!.line, quantity })
    const { left } = shelf[sold]!
    const there = model.lines.find((line) => line.sold === sold)
    const line = there ?? { sold, quantity: 0, left }
    if (!there && quantity > 0) model.lines.push(line)
    // The stock of the page comes with the addition, unless the same page has sent it before.
    const { product } = shelf[sold]!.line
    if (!there || model.page !== product) line.left = left
    model.page = product
    const before = line.quantity
    const most = mostOf(line)
    if (before + quantity > 0 && (!there || most > 0)) fit(line, before + quantity)
    model.awaited = before + quantity > 0 ? { line, quantity: before + quantity } : null
    const { context } = real.actor.getSnapshot()
    expect(context.added.count).toBe(Math.max(0, Math.min(line.quantity, most) - before))
    expectSaid(context, model.lines.indexOf(line), { before, now: line.quantity })
  })

const change = ([place, what, typed]: readonly [number, 'set' | 'increase' | 'decrease' | 'remove', number]) =>
  command(`${what} ${typed} at ${place}`, (model, send, { actor }) => {
    const id = actor.getSnapshot().context.lines[place]?.id ?? 77_777
    if (what === 'set') send({ type: 'line.set', id, quantity: String(typed) })
    else send({ type: `line.${what}`, id })
    const line = model.lines[place]
    model.awaited = null
    if (!line) return
    const { step } = shelf[line.sold]!
    const wanted = {
      set: typed < 0 ? 1 : Math.trunc(typed),
      increase: line.quantity + step > MAX_QUANTITY ? line.quantity : line.quantity + step,
      decrease: Math.max(0, line.quantity - step),
      remove: 0,
    }[what]
    if (wanted === 0) model.lines.splice(place, 1)
    else fit(line, wanted)
  })

const refresh = ([sold, left]: readonly [number, number]) =>
  command(`hears that ${left} are left of ${sold}`, async (model, send, real) => {
    const id = sellableIdOf({ ...shelf[sold]!.line, quantity: 1 })
    real.figures = [{ id, quantity: left, setQuantity: true }]
    send({ type: 'quantities.refresh' })
    await new Promise((resolve) => setImmediate(resolve))
    const line = model.lines.find((each) => each.sold === sold)
    if (line) {
      line.left = left
      fit(line, line.quantity)
    }
    const { awaited } = model
    model.awaited = null
    if (awaited && mostOf(awaited.line) > 0 && awaited.quantity > awaited.line.quantity) fit(awaited.line, awaited.quantity)
  })

const reload = () =>
  command('opens the page anew', (model, _, real) => {
    model.page = null
    model.awaited = null
    const { context } = real.actor.getSnapshot()
    real.actor.stop()
    real.actor = open(real, (key) => JSON.stringify(context[key as 'lines']))
  })

const clear = () =>
  command('empties the cart', (model, send) => {
    send({ type: 'cart.clear' })
    model.lines = []
    model.page = null
    model.awaited = null
  })

const soldPlace = fc.nat({ max: shelf.length - 1 })
const quantity = fc.oneof({ weight: 5, arbitrary: fc.nat({ max: 30 }) }, fc.nat({ max: 12_000 }))
const typed = fc.oneof(
  { weight: 5, arbitrary: quantity },
  fc.integer({ min: -20, max: -1 }),
  fc.nat({ max: 500 }).map((tenths) => tenths / 10),
)
const commands = [
  fc.tuple(soldPlace, quantity).map(add),
  fc.tuple(fc.nat({ max: 5 }), fc.constantFrom('set', 'increase', 'decrease', 'remove'), typed).map(change),
  fc.tuple(soldPlace, fc.nat({ max: 25 })).map(refresh),
  fc.constant(null).map(reload),
  fc.constant(null).map(clear),
] satisfies fc.Arbitrary<Command>[]

it('matches a plain list model over any sequence of commands', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 40 }), (steps) =>
      fc.asyncModelRun(() => {
        const shop = { figures: [] as readonly StockFigure[] }
        const real: Real = Object.assign(shop, { actor: open(shop, () => null) })
        return { model: { lines: [], page: null, awaited: null }, real }
      }, steps),
    ),
    { numRuns: 500 },
  )
})

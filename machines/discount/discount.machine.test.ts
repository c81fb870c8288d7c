import { createActor, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import type { CartDiscount, DiscountResult } from '#schemas/runtime/cart.ts'
import { cartDiscountExample } from '#tests/support/blocks/cart-examples.ts'
import { machineSteps } from '#tests/support/machines/machine-steps.ts'
import { DiscountRefusal, discountMachine, type DiscountContext, type DiscountMachineEvent } from './discount.machine.ts'

const CODE = 'BIENVENUE10'
const expired = new DiscountRefusal('Ce code n’est plus valable.', { isFinal: true })
const away = new DiscountRefusal('Le serveur ne répond pas.', { isFinal: false })
const heard = [
  { type: 'xstate.done.actor.askDiscount', output: cartDiscountExample },
  { type: 'xstate.error.actor.askDiscount', error: expired },
  { type: 'xstate.error.actor.askDiscount', error: away },
]
const told: readonly DiscountMachineEvent[] = [
  { type: 'code.submit', code: CODE },
  { type: 'code.submit', code: 'ANCIEN' },
  { type: 'code.submit', code: ' ' },
  { type: 'code.remove' },
  { type: 'cart.change' },
  { type: 'code.find', code: null },
  { type: 'code.find', code: CODE },
]
const events = [...told, ...heard] as DiscountMachineEvent[]
const serializeState = ({ value, context }: { value: unknown; context: DiscountContext }) => JSON.stringify([value, context])
const optionsFor = (code: string | null) => ({ events, serializeState, input: { code } })
const inputs = [null, CODE]

describe('paths of the discount machine', () => {
  it('reach every state', () => {
    const reached = inputs.flatMap((code) => getShortestPaths(discountMachine, optionsFor(code)).map(({ state }) => String(state.value)))
    expect([...new Set(reached)].sort()).toEqual(['applied', 'asking', 'none'])
  })

  it('consist of exactly these transitions', () => {
    const ways = new Set<string>()
    for (const code of inputs)
      for (const { state, event, nextState } of machineSteps(discountMachine, optionsFor(code))) {
        const { error, code: found } = event as { error?: Error; code?: string | null }
        const detail = error === expired ? ' expired' : error ? ' away' : event.type === 'code.find' ? ` ${found ?? 'none'}` : ''
        const name = event.type.replace(/^xstate\.(done|error)\.actor\.askDiscount$/, '$1') + detail
        if (state.value !== nextState.value) ways.add(`${String(state.value)} → ${name} → ${String(nextState.value)}`)
      }
    expect([...ways].sort()).toEqual(
      [
        ...['none → code.submit → asking', `none → code.find ${CODE} → applied`],
        ...['asking → done → applied', 'asking → error expired → none', 'asking → error expired → applied'],
        ...['asking → error away → none', 'asking → error away → applied'],
        ...['asking → code.remove → none', 'asking → code.find none → none', `asking → code.find ${CODE} → applied`],
        ...['applied → code.submit → asking', 'applied → cart.change → asking'],
        ...['applied → code.remove → none', 'applied → code.find none → none'],
      ].sort(),
    )
  })

  it('end in “applied” exactly when the cart has a code', () => {
    for (const code of inputs)
      for (const { state } of getShortestPaths(discountMachine, optionsFor(code))) {
        if (state.value === 'applied') expect(state.context.applied).not.toBeNull()
        if (state.value === 'none') expect(state.context.applied).toBeNull()
      }
  })
})

/** Runs the machine and records its requests and emitted events. */
function run(code: string | null = null) {
  const asked: { code: string; resolve: (discount: CartDiscount) => void; reject: (error: unknown) => void }[] = []
  const news: DiscountResult[] = []
  const askDiscount = fromPromise<CartDiscount, { readonly code: string }>(
    ({ input }) => new Promise((resolve, reject) => asked.push({ code: input.code, resolve, reject })),
  )
  const actor = createActor(discountMachine.provide({ actors: { askDiscount } }), { input: { code } })
  actor.on('*', (each) => news.push(each))
  actor.start()
  return { asked, news, send: (event: DiscountMachineEvent) => actor.send(event), state: () => actor.getSnapshot() }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('discount code', () => {
  it('is sent to the cart with its discount when it is valid', async () => {
    const { asked, news, send, state } = run()
    send({ type: 'code.submit', code: ` ${CODE} ` })
    expect(asked[0]?.code).toBe(CODE)
    asked[0]?.resolve(cartDiscountExample)
    await settle()
    expect(news).toEqual([{ type: 'discount.apply', discount: cartDiscountExample }])
    expect([state().value, state().context]).toEqual(['applied', { asked: CODE, applied: CODE, message: null }])
  })

  it('leaves the code of the cart when it is invalid', async () => {
    const { asked, news, send, state } = run(CODE)
    send({ type: 'code.submit', code: 'ANCIEN' })
    asked[0]?.reject(expired)
    await settle()
    expect(news).toEqual([])
    expect([state().value, state().context]).toEqual(['applied', { asked: 'ANCIEN', applied: CODE, message: expired.message }])
    send({ type: 'cart.change' })
    expect(asked[1]?.code).toBe(CODE)
  })

  it('is checked again when the lines change, and dropped when it is no longer valid', async () => {
    const { asked, news, send, state } = run(CODE)
    send({ type: 'cart.change' })
    send({ type: 'cart.change' })
    expect(asked.map(({ code }) => code)).toEqual([CODE, CODE])
    asked[1]?.reject(expired)
    await settle()
    expect(news).toEqual([{ type: 'discount.drop' }])
    expect([state().value, state().context]).toEqual(['none', { asked: CODE, applied: null, message: expired.message }])
  })

  it('remains while the shop cannot be reached, or after an unexpected error', async () => {
    for (const error of [away, new Error('odd'), 'odd']) {
      const { asked, news, send, state } = run(CODE)
      send({ type: 'cart.change' })
      asked[0]?.reject(error)
      await settle()
      expect([news, state().value, state().context.applied]).toEqual([[], 'applied', CODE])
    }
  })

  it('is removed by hand and by another tab', () => {
    const byHand = run(CODE)
    byHand.send({ type: 'code.remove' })
    expect([byHand.news, byHand.state().value]).toEqual([[{ type: 'discount.drop' }], 'none'])
    const byTab = run(CODE)
    byTab.send({ type: 'code.find', code: null })
    expect([byTab.news, byTab.state().value]).toEqual([[], 'none'])
  })

  it('requests nothing when it is empty', () => {
    const { asked, send, state } = run()
    send({ type: 'code.submit', code: '  ' })
    send({ type: 'cart.change' })
    expect([asked, state().value]).toEqual([[], 'none'])
  })
})

it('applies no code without the actor of the app', async () => {
  const actor = createActor(discountMachine, { input: { code: null } }).start()
  actor.send({ type: 'code.submit', code: CODE })
  await settle()
  expect(actor.getSnapshot().context).toMatchObject({ applied: null, message: 'the app provides this actor' })
})

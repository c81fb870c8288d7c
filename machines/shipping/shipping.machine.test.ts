import { createActor, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import type { Carrier, ShippingResult, ShippingPlace } from '#schemas/runtime/cart.ts'
import { carrierExample, pickupExample, placeExample } from '#tests/support/blocks/cart-examples.ts'
import { machineSteps } from '#tests/support/machines/machine-steps.ts'
import { shippingMachine, type ShippingMachineEvent } from './shipping.machine.ts'

const submit: ShippingMachineEvent = { type: 'place.submit', ...placeExample }
const tooFew = new Error('Il faut au moins 6 bouteilles pour une livraison.')
const heard = [
  { type: 'xstate.done.actor.priceShipping', output: [carrierExample] },
  { type: 'xstate.error.actor.priceShipping', error: tooFew },
]
const events = [submit, { type: 'cart.change' }, ...heard] as ShippingMachineEvent[]

describe('paths of the shipping machine', () => {
  it('reach every state', () => {
    const reached = getShortestPaths(shippingMachine, { events }).map(({ state }) => String(state.value))
    expect([...new Set(reached)].sort()).toEqual(['calculating', 'idle'])
  })

  it('consist of exactly these transitions', () => {
    const ways = new Set<string>()
    for (const { state, event, nextState } of machineSteps(shippingMachine, { events }))
      if (state.value !== nextState.value) ways.add(`${String(state.value)} → ${event.type} → ${String(nextState.value)}`)
    expect([...ways].sort()).toEqual([
      'calculating → xstate.done.actor.priceShipping → idle',
      'calculating → xstate.error.actor.priceShipping → idle',
      'idle → place.submit → calculating',
    ])
  })
})

/** Runs the machine and records its requests and emitted events. */
function run() {
  const asked: {
    place: ShippingPlace
    signal: AbortSignal
    resolve: (prices: readonly Carrier[]) => void
    reject: (error: unknown) => void
  }[] = []
  const told: ShippingResult[] = []
  const priceShipping = fromPromise<readonly Carrier[], ShippingPlace>(
    ({ input, signal }) => new Promise((resolve, reject) => asked.push({ place: input, signal, resolve, reject })),
  )
  const actor = createActor(shippingMachine.provide({ actors: { priceShipping } }))
  actor.on('*', (news) => told.push(news))
  actor.start()
  return { asked, told, send: (event: ShippingMachineEvent) => actor.send(event), state: () => actor.getSnapshot() }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('calculating shipping', () => {
  it('sends the prices and the place to the cart', async () => {
    const { asked, told, send, state } = run()
    send(submit)
    expect([state().value, asked[0]?.place]).toEqual(['calculating', placeExample])
    asked[0]?.resolve([carrierExample, pickupExample])
    await settle()
    expect(told).toEqual([{ type: 'shipping.price', prices: [carrierExample, pickupExample], ...placeExample }])
    expect(state().value).toBe('idle')
  })

  it('sends the place to the cart when it fails, and reports the error', async () => {
    const { asked, told, send, state } = run()
    send(submit)
    asked[0]?.reject(tooFew)
    await settle()
    expect(told).toEqual([{ type: 'shipping.fail', ...placeExample }])
    expect(state().context.message).toBe(tooFew.message)
    send(submit)
    expect(state().context.message).toBeNull()
    asked[1]?.reject('odd')
    await settle()
    expect(state().context.message).toBe('')
  })

  it('ignores a second request while one is running', async () => {
    const { asked, told, send } = run()
    send(submit)
    send({ ...submit, city: { postalCode: '69002', name: 'Lyon' } })
    expect(asked).toHaveLength(1)
    asked[0]?.resolve([])
    await settle()
    expect(told).toEqual([{ type: 'shipping.price', prices: [], ...placeExample }])
  })

  it('restarts when the cart changes during a calculation', async () => {
    const { asked, told, send, state } = run()
    send({ type: 'cart.change' })
    expect([asked.length, state().value]).toEqual([0, 'idle'])
    send(submit)
    send({ type: 'cart.change' })
    expect(asked.map(({ place, signal }) => [place, signal.aborted])).toEqual([
      [placeExample, true],
      [placeExample, false],
    ])
    asked[0]?.resolve([pickupExample])
    asked[1]?.resolve([carrierExample])
    await settle()
    expect(told).toEqual([{ type: 'shipping.price', prices: [carrierExample], ...placeExample }])
  })
})

it('calculates nothing without the actor of the app', async () => {
  const actor = createActor(shippingMachine).start()
  actor.send(submit)
  await settle()
  expect(actor.getSnapshot().context.message).toMatch(/the app provides/)
})

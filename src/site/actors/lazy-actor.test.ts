import { expect, it, vi } from 'vitest'
import type { BlockActor } from '#schemas/runtime/block-actors.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { lazyActor } from './lazy-actor.ts'
import { lazySend } from './lazy-send.ts'

function counter(): BlockActor<number, number> {
  let total = 0
  const listeners = new Set<() => void>()
  return {
    getState: () => total,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    send: (more) => {
      total += more
      for (const listener of listeners) listener()
    },
  }
}

it('loads nothing before the first event, and once for all events', async () => {
  const load = vi.fn(async () => counter())
  const actor = lazyActor({ load, idle: 0, onFailure: vi.fn() })
  const onChange = vi.fn()
  const leave = actor.subscribe(onChange)
  expect([actor.getState(), load.mock.calls.length]).toEqual([0, 0])
  actor.send(1)
  actor.send(2)
  await waitUntil(() => expect(actor.getState()).toBe(3))
  actor.send(4)
  expect(actor.getState()).toBe(7)
  expect(load).toHaveBeenCalledTimes(1)
  expect(onChange).toHaveBeenCalledTimes(3)
  leave()
  actor.send(1)
  expect(onChange).toHaveBeenCalledTimes(3)
})

it('preserves the order of events while it loads', async () => {
  const heard: string[] = []
  const { promise, resolve } = Promise.withResolvers<(event: string) => void>()
  const send = lazySend<string>(() => promise, vi.fn())
  for (const event of ['a', 'b']) send(event)
  resolve((event) => void heard.push(event))
  await waitUntil(() => expect(heard).toEqual(['a', 'b']))
  send('c')
  expect(heard).toEqual(['a', 'b', 'c'])
})

it('returns events that it could not deliver, and retries on the next event', async () => {
  const failure = new Error('the network is away')
  const onFailure = vi.fn()
  const heard: string[] = []
  const load = vi
    .fn<() => Promise<(event: string) => void>>()
    .mockRejectedValueOnce(failure)
    .mockResolvedValue((event) => void heard.push(event))
  const send = lazySend(load, onFailure)
  send('lost')
  await waitUntil(() => expect(onFailure).toHaveBeenCalledWith('lost', failure))
  send('heard')
  await waitUntil(() => expect(heard).toEqual(['heard']))
})

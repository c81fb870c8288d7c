import { createActor, SimulatedClock } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROGRESS_HIDE_MS, PROGRESS_THROTTLE_MS, progressMachine, type ProgressContext, type ProgressEvent } from './progress.machine.ts'

const told: readonly ProgressEvent[] = [{ type: 'request.start' }, { type: 'request.end' }, { type: 'request.fail' }]
const timers = ['waiting', 'done', 'failed'].map((state) => ({
  type: `xstate.after.${state === 'waiting' ? 'throttle' : 'hide'}.progress.${state}`,
}))
// The graph sends timer events as plain events.
const events = [...told, ...timers] as ProgressEvent[]
const serializeState = ({ value, context }: { value: unknown; context: ProgressContext }) =>
  `${String(value)} ${context.running}${context.hasFailed ? ' one failed' : ''}`
const options = { events, serializeState, stopWhen: ({ context }: { context: ProgressContext }) => context.running > 2 }

/** Runs the machine with a simulated clock. */
function start() {
  const clock = new SimulatedClock()
  const actor = createActor(progressMachine, { clock }).start()
  return { clock, actor, state: () => actor.getSnapshot().value, running: () => actor.getSnapshot().context.running }
}

describe('request progress', () => {
  it('reaches every state', () => {
    const states = getShortestPaths(progressMachine, options).map(({ state }) => String(state.value))
    expect([...new Set(states)].sort()).toEqual(['done', 'failed', 'idle', 'loading', 'waiting'])
  })

  it('with one request has exactly these transitions', () => {
    const alone = { ...options, stopWhen: ({ context }: { context: ProgressContext }) => context.running > 1 }
    const steps = adjacencyMapToArray(getAdjacencyMap(progressMachine, alone))
      .filter(({ state, nextState }) => state.context.running < 2 && nextState.context.running < 2 && state.value !== nextState.value)
      .map(
        ({ state, event, nextState }) =>
          `${String(state.value)} — ${event.type.replace(/^xstate\.|\.progress.*$/g, '')} → ${String(nextState.value)}`,
      )
    expect([...new Set(steps)].sort()).toEqual([
      'done — after.hide → idle',
      'done — request.start → waiting',
      'failed — after.hide → idle',
      'failed — request.start → waiting',
      'idle — request.start → waiting',
      'loading — request.end → done',
      'loading — request.fail → failed',
      'waiting — after.throttle → loading',
      'waiting — request.end → idle',
      'waiting — request.fail → failed',
    ])
  })

  it('ignores short requests, and shows others until shortly after their end', () => {
    const { clock, actor, state } = start()
    actor.send({ type: 'request.start' })
    clock.increment(PROGRESS_THROTTLE_MS - 1)
    actor.send({ type: 'request.end' })
    expect(state()).toBe('idle')
    actor.send({ type: 'request.start' })
    clock.increment(PROGRESS_THROTTLE_MS)
    expect(state()).toBe('loading')
    actor.send({ type: 'request.end' })
    clock.increment(PROGRESS_HIDE_MS - 1)
    expect(state()).toBe('done')
    clock.increment(1)
    expect(state()).toBe('idle')
  })

  it('returns to zero in any order of requests, and fails exactly when one has failed', () => {
    const run = fc.array(fc.record({ fails: fc.boolean() }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(run, (requests) => {
        const { clock, actor, state, running } = start()
        for (const _ of requests) actor.send({ type: 'request.start' })
        expect(running()).toBe(requests.length)
        clock.increment(PROGRESS_THROTTLE_MS)
        for (const { fails } of requests) {
          expect(state()).toBe('loading')
          actor.send({ type: fails ? 'request.fail' : 'request.end' })
        }
        expect(running()).toBe(0)
        expect(state()).toBe(requests.some(({ fails }) => fails) ? 'failed' : 'done')
      }),
    )
  })
})

import { createActor, type StateValue } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { imageExample } from '#schemas/api/base/image.ts'
import type { Slide, SliderEvent } from '#schemas/runtime/block-actors.ts'
import { sliderStateOf, sliderMachine, type SliderContext } from './slider.machine.ts'

const slides: readonly Slide[] = [1, 2, 3].map((id) => ({ image: { ...imageExample, id } }))
const open = (index = 0): SliderEvent => ({ type: 'slider.open', slides, index, label: 'Nos bureaux' })
const press = (key: string): SliderEvent => ({ type: 'key.press', key })

const events: readonly SliderEvent[] = [
  open(),
  { type: 'slider.open', slides: [], index: 0, label: 'Rien' },
  { type: 'slider.close' },
  { type: 'slider.reopen' },
  { type: 'slider.next' },
  { type: 'slider.previous' },
  press('Escape'),
  press('ArrowRight'),
  press('ArrowLeft'),
  press('Tab'),
  { type: 'pointer.press', x: 200, y: 300 },
  { type: 'pointer.move', x: 120, y: 300 },
  { type: 'pointer.move', x: 280, y: 310 },
  { type: 'pointer.move', x: 190, y: 300 },
  { type: 'pointer.move', x: 120, y: 500 },
  { type: 'pointer.release' },
  { type: 'pointer.cancel' },
]

const nameOf = (value: StateValue): string => (typeof value === 'string' ? value : `open.${value['open'] as string}`)
const serializeState = ({ value, context }: { value: StateValue; context: SliderContext }) =>
  JSON.stringify([value, context.index, context.slides.length, context.start, context.offset])
const options = { events: [...events], serializeState }

/** Each transition with its states and the change of the slide. */
const steps = adjacencyMapToArray(getAdjacencyMap(sliderMachine, options)).map(({ state, event, nextState }) => ({
  from: nameOf(state.value),
  event,
  to: nameOf(nextState.value),
  turn: (nextState.context.index - state.context.index + slides.length) % slides.length,
  offset: state.context.offset,
}))
/** Returns the targets and slide changes of an event in a state. */
const outcomes = (from: string, event: SliderEvent) => [
  ...new Set(
    steps
      .filter((step) => step.from === from && JSON.stringify(step.event) === JSON.stringify(event))
      .map(({ to, turn }) => `${to} ${turn === 2 ? -1 : turn}`),
  ),
]

describe('paths of the slider machine', () => {
  it('reach every state', () => {
    const reached = getShortestPaths(sliderMachine, options).map(({ state }) => nameOf(state.value))
    expect([...new Set(reached)].sort()).toEqual(['closed', 'open.still', 'open.swiping'])
  })

  it('start only with slides to open, or with the last ones to reopen', () => {
    const others = events.slice(1).filter(({ type }) => type !== 'slider.reopen')
    for (const event of others) expect(outcomes('closed', event)).toEqual(['closed 0'])
    expect(steps.filter(({ from, to }) => from === 'closed' && to !== 'closed').map(({ event }) => event.type)).toContain('slider.open')
    const again = steps.filter(({ event, from }) => event.type === 'slider.reopen' && from === 'closed')
    // Without earlier slides nothing is reopened.
    expect([...new Set(again.map(({ to, turn }) => `${to} ${turn}`))].sort()).toEqual(['closed 0', 'open.still 0'])
  })

  it('reopen at the last shown slide, and leave an open slider unchanged', () => {
    const actor = createActor(sliderMachine).start()
    const shown = () => [nameOf(actor.getSnapshot().value), actor.getSnapshot().context.index]
    actor.send({ type: 'slider.reopen' })
    expect(shown()).toEqual(['closed', 0])
    actor.send(open(1))
    actor.send({ type: 'slider.next' })
    for (let round = 0; round < 2; round += 1) {
      actor.send({ type: 'slider.close' })
      expect(shown()).toEqual(['closed', 2])
      actor.send({ type: 'slider.reopen' })
      expect(shown()).toEqual(['open.still', 2])
    }
    for (const from of ['open.still', 'open.swiping']) expect(outcomes(from, { type: 'slider.reopen' })).toEqual([`${from} 0`])
  })

  it('end by Escape and by closing, from every open state', () => {
    for (const from of ['open.still', 'open.swiping'])
      for (const event of [press('Escape'), { type: 'slider.close' } as const]) expect(outcomes(from, event)).toEqual(['closed 0'])
  })

  it('change the slide by arrow keys and buttons, in a loop', () => {
    for (const from of ['open.still', 'open.swiping']) {
      for (const event of [press('ArrowRight'), { type: 'slider.next' } as const]) expect(outcomes(from, event)).toEqual(['open.still 1'])
      for (const event of [press('ArrowLeft'), { type: 'slider.previous' } as const])
        expect(outcomes(from, event)).toEqual(['open.still -1'])
      expect(outcomes(from, press('Tab'))).toEqual([`${from} 0`])
    }
  })

  it('change the slide by a horizontal swipe, not by a short or vertical one', () => {
    const released = steps.filter(({ from, event }) => from === 'open.swiping' && event.type === 'pointer.release')
    const turns = new Map(released.map(({ offset, to, turn }) => [`${offset.x} ${offset.y}`, `${to} ${turn === 2 ? -1 : turn}`]))
    expect(Object.fromEntries(turns)).toEqual({
      '0 0': 'open.still 0',
      '-80 0': 'open.still 1',
      '80 10': 'open.still -1',
      '-10 0': 'open.still 0',
      '-80 200': 'open.still 0',
    })
  })

  it('cancel a swipe on a pointer cancel or a second finger', () => {
    for (const event of [{ type: 'pointer.cancel' }, { type: 'pointer.press', x: 200, y: 300 }] as const)
      expect(outcomes('open.swiping', event)).toEqual(['open.still 0'])
  })
})

describe('each path of the running machine', () => {
  it.each(
    getShortestPaths(sliderMachine, options).map(
      (path) => [path.steps.map(({ event }) => event.type).join(', ') || 'nothing', path] as const,
    ),
  )('%s', (_, path) => {
    const actor = createActor(sliderMachine).start()
    for (const { event } of path.steps.slice(1)) actor.send(event)
    expect(serializeState(actor.getSnapshot())).toBe(serializeState(path.state))
  })
})

describe('slider state', () => {
  const running = () => {
    const actor = createActor(sliderMachine).start()
    return { send: actor.send.bind(actor), state: () => sliderStateOf(actor.getSnapshot()) }
  }

  it('opens at the requested slide, limited to the last one', () => {
    const { send, state } = running()
    expect(state()).toEqual({ isOpen: false, label: '', slides: [], index: 0, offset: 0 })
    send(open(1))
    expect(state()).toEqual({ isOpen: true, label: 'Nos bureaux', slides, index: 1, offset: 0 })
    send(open(9))
    expect(state().index).toBe(2)
    send(open(-4))
    expect(state().index).toBe(0)
  })

  it('follows the pointer, and retains its slides after closing', () => {
    const { send, state } = running()
    send(open())
    send({ type: 'pointer.press', x: 200, y: 300 })
    send({ type: 'pointer.move', x: 170, y: 300 })
    expect(state().offset).toBe(-30)
    send({ type: 'slider.close' })
    expect(state()).toMatchObject({ isOpen: false, slides, offset: 0 })
  })

  it('with one slide stays on it', () => {
    const { send, state } = running()
    send({ type: 'slider.open', slides: slides.slice(0, 1), index: 0, label: 'Une' })
    send({ type: 'slider.next' })
    send(press('ArrowLeft'))
    expect(state()).toMatchObject({ isOpen: true, index: 0 })
  })
})

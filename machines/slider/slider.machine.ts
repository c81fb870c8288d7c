import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Slide, SliderEvent, SliderState } from '#schemas/runtime/block-actors.ts'

/** Context of the machine. The slides remain after closing, for the closing transition. */
export interface SliderContext {
  readonly label: string
  readonly slides: readonly Slide[]
  readonly index: number
  /** Start point of a pointer, and its distance from there. */
  readonly start: Point
  readonly offset: Point
}

interface Point {
  readonly x: number
  readonly y: number
}

type Opening = Extract<SliderEvent, { type: 'slider.open' }>

/** Distance of a swipe, in pixels. */
const SWIPE = 48
const HERE: Point = { x: 0, y: 0 }

const isSideways = ({ offset: { x, y } }: SliderContext): boolean => Math.abs(x) >= SWIPE && Math.abs(x) > Math.abs(y)

/** A full-page viewer of pictures and videos, moved by keys, buttons or swipes, in a loop. */
export const sliderMachine = setup({
  types: { context: {} as SliderContext, events: {} as SliderEvent },
  actions: {
    fill: assign((_, { slides, index, label }: Opening) => ({ slides, label, index: Math.min(Math.max(0, index), slides.length - 1) })),
    step: assign(({ context: { index, slides } }, { by }: { readonly by: 1 | -1 }) => ({
      index: (index + by + slides.length) % slides.length,
    })),
    takeHold: assign((_, { x, y }: Point) => ({ start: { x, y }, offset: HERE })),
    draw: assign(({ context: { start } }, { x, y }: Point) => ({ offset: { x: x - start.x, y: y - start.y } })),
    letGo: assign({ offset: HERE }),
  },
  guards: {
    hasSlides: (_, { slides }: Opening) => slides.length > 0,
    hasShown: ({ context }) => context.slides.length > 0,
    isKey: ({ event }, { key }: { readonly key: string }) => event.type === 'key.press' && event.key === key,
    isSwipeLeft: ({ context }) => isSideways(context) && context.offset.x < 0,
    isSwipeRight: ({ context }) => isSideways(context) && context.offset.x > 0,
  },
}).createMachine({
  id: 'slider',
  initial: 'closed',
  context: { label: '', slides: [], index: 0, start: HERE, offset: HERE },
  on: {
    'slider.open': {
      guard: { type: 'hasSlides', params: ({ event }) => event },
      target: '.open',
      actions: { type: 'fill', params: ({ event }) => event },
    },
  },
  states: {
    closed: { on: { 'slider.reopen': { guard: 'hasShown', target: 'open' } } },
    open: {
      initial: 'still',
      on: {
        'slider.close': 'closed',
        'slider.next': { target: '.still', actions: { type: 'step', params: { by: 1 } } },
        'slider.previous': { target: '.still', actions: { type: 'step', params: { by: -1 } } },
        'key.press': [
          { guard: { type: 'isKey', params: { key: 'Escape' } }, target: 'closed' },
          {
            guard: { type: 'isKey', params: { key: 'ArrowRight' } },
            target: '.still',
            actions: { type: 'step', params: { by: 1 } },
          },
          {
            guard: { type: 'isKey', params: { key: 'ArrowLeft' } },
            target: '.still',
            actions: { type: 'step', params: { by: -1 } },
          },
        ],
      },
      states: {
        still: {
          on: { 'pointer.press': { target: 'swiping', actions: { type: 'takeHold', params: ({ event }) => event } } },
        },
        swiping: {
          exit: 'letGo',
          on: {
            'pointer.move': { actions: { type: 'draw', params: ({ event }) => event } },
            'pointer.release': [
              { guard: 'isSwipeLeft', target: 'still', actions: { type: 'step', params: { by: 1 } } },
              { guard: 'isSwipeRight', target: 'still', actions: { type: 'step', params: { by: -1 } } },
              { target: 'still' },
            ],
            // A second finger means zooming.
            'pointer.press': 'still',
            'pointer.cancel': 'still',
          },
        },
      },
    },
  },
})

/** Snapshot of the machine. */
export type SliderSnapshot = SnapshotFrom<typeof sliderMachine>

/** Returns the slider state of a snapshot. */
export function sliderStateOf(snapshot: SliderSnapshot): SliderState {
  const { label, slides, index, offset } = snapshot.context
  return { isOpen: snapshot.matches('open'), label, slides, index, offset: offset.x }
}

import { assign, setup } from 'xstate'

/** The number of pictures of pages that are still to be made. */
export interface LayoutPreviewsContext {
  readonly count: number
}

/** Events of one layout: its picture is out of date, was stored, or could not be made. */
export type LayoutPreviewsEvent =
  { readonly type: 'layout.stale' } | { readonly type: 'picture.stored' } | { readonly type: 'picture.failed' }

/**
 * Counts the pictures to make: up at each stale layout, down at each stored or failed one, never under 0.
 * The app provides `keepTransition`, which stores a flag while the count is over 0. A reload reads the flag and resumes the work.
 */
export const layoutPreviewsMachine = setup({
  types: { context: {} as LayoutPreviewsContext, events: {} as LayoutPreviewsEvent },
  actions: {
    up: assign({ count: ({ context }) => context.count + 1 }),
    down: assign({ count: ({ context }) => context.count - 1 }),
    keepTransition: (_, _params: { readonly isOn: boolean }) => undefined,
  },
  guards: { isLast: ({ context }) => context.count === 1 },
}).createMachine({
  id: 'layoutPreviews',
  initial: 'idle',
  context: { count: 0 },
  states: {
    idle: { on: { 'layout.stale': { target: 'working', actions: 'up' } } },
    working: {
      entry: { type: 'keepTransition', params: { isOn: true } },
      exit: { type: 'keepTransition', params: { isOn: false } },
      on: {
        'layout.stale': { actions: 'up' },
        'picture.stored': [{ guard: 'isLast', target: 'idle', actions: 'down' }, { actions: 'down' }],
        'picture.failed': [{ guard: 'isLast', target: 'idle', actions: 'down' }, { actions: 'down' }],
      },
    },
  },
})

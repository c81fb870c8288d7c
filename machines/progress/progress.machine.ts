import { assign, setup, type SnapshotFrom } from 'xstate'

/** How long requests run before anything is shown of them. */
export const PROGRESS_THROTTLE_MS = 200
/** How long it stays visible that the last one has ended. */
export const PROGRESS_HIDE_MS = 500

/** What the machine counts. */
export interface ProgressContext {
  /** The requests under way. */
  readonly running: number
  /** Whether one of them, since the first, has failed. */
  readonly hasFailed: boolean
}

/** What the machine is told of each request. */
export type ProgressEvent = { readonly type: 'request.start' } | { readonly type: 'request.end' } | { readonly type: 'request.fail' }

const nothing: ProgressContext = { running: 0, hasFailed: false }

/** What is shown of requests under way: it counts them, ends with the last one, and fails when one of them has failed. */
export const progressMachine = setup({
  types: { context: {} as ProgressContext, events: {} as ProgressEvent },
  delays: { throttle: PROGRESS_THROTTLE_MS, hide: PROGRESS_HIDE_MS },
  actions: {
    begin: assign({ running: 1, hasFailed: false }),
    count: assign({ running: ({ context }) => context.running + 1 }),
    end: assign({ running: ({ context }) => context.running - 1 }),
    fail: assign({ running: ({ context }) => context.running - 1, hasFailed: true }),
    forget: assign(nothing),
  },
  guards: {
    isLast: ({ context }) => context.running === 1,
    isLastOfGood: ({ context }) => context.running === 1 && !context.hasFailed,
  },
}).createMachine({
  id: 'progress',
  initial: 'idle',
  context: nothing,
  states: {
    idle: { on: { 'request.start': { target: 'waiting', actions: 'begin' } } },
    waiting: {
      after: { throttle: 'loading' },
      on: {
        'request.start': { actions: 'count' },
        'request.end': [
          { guard: 'isLastOfGood', target: 'idle', actions: 'forget' },
          { guard: 'isLast', target: 'failed', actions: 'end' },
          { actions: 'end' },
        ],
        'request.fail': [{ guard: 'isLast', target: 'failed', actions: 'fail' }, { actions: 'fail' }],
      },
    },
    loading: {
      on: {
        'request.start': { actions: 'count' },
        'request.end': [
          { guard: 'isLastOfGood', target: 'done', actions: 'end' },
          { guard: 'isLast', target: 'failed', actions: 'end' },
          { actions: 'end' },
        ],
        'request.fail': [{ guard: 'isLast', target: 'failed', actions: 'fail' }, { actions: 'fail' }],
      },
    },
    done: { after: { hide: 'idle' }, on: { 'request.start': { target: 'waiting', actions: 'begin' } } },
    failed: { after: { hide: 'idle' }, on: { 'request.start': { target: 'waiting', actions: 'begin' } } },
  },
})

/** The machine at one moment. */
export type ProgressSnapshot = SnapshotFrom<typeof progressMachine>

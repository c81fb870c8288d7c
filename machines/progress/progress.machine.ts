import { assign, setup, type SnapshotFrom } from 'xstate'

/** Delay before running requests are shown, in milliseconds. */
export const PROGRESS_THROTTLE_MS = 200
/** Display time of the completed state, in milliseconds. */
export const PROGRESS_HIDE_MS = 500

/** Context of the machine. */
export interface ProgressContext {
  /** Number of running requests. */
  readonly running: number
  /** True when a request has failed since the first one started. */
  readonly hasFailed: boolean
}

/** Events of a request. */
export type ProgressEvent = { readonly type: 'request.start' } | { readonly type: 'request.end' } | { readonly type: 'request.fail' }

const nothing: ProgressContext = { running: 0, hasFailed: false }

/** The progress of running requests. It completes with the last one, and fails when one of them has failed. */
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

/** Snapshot of the machine. */
export type ProgressSnapshot = SnapshotFrom<typeof progressMachine>

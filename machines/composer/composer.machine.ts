import { assign, fromPromise, setup } from 'xstate'
import { errorMessage } from '../error-message.ts'
import { notProvided } from '../not-provided.ts'

/** The document that was opened: what waits in this browser, and conflicts without a decision. */
export interface OpenedWork {
  readonly waiting: number
  readonly conflicts: number
}

/** A fault that stops a publication. */
export interface PublicationFault {
  readonly blockId: string | null
  readonly pointer: string
  readonly message: string
}

/** A refused publication: a sentence, and the faults that lead to their fields. */
export interface PublicationRefusal {
  readonly message: string
  readonly faults: readonly PublicationFault[]
  /** True where the work was not saved: the refusal ends once it is. */
  readonly isUnsaved?: boolean
}

/** The facts that the machine stores. */
export interface ComposerContext extends OpenedWork {
  readonly failure: string | null
  readonly refusal: PublicationRefusal | null
  /** The revision that visitors see since the last publication of this visit. */
  readonly revision: number | null
}

/** The events of the machine. */
export type ComposerEvent =
  | { readonly type: 'open.retry' }
  | { readonly type: 'work.change' }
  | { readonly type: 'work.save'; readonly conflicts: number }
  | { readonly type: 'work.wait'; readonly waiting: number }
  | { readonly type: 'publish' }
  | { readonly type: 'publication.withdraw' }
  | { readonly type: 'refusal.close' }
  | { readonly type: 'session.end' }
  | { readonly type: 'session.renew' }
  | { readonly type: 'frame.answer' }
  | { readonly type: 'frame.fall-silent' }
  | { readonly type: 'frame.reload' }

/** An error of an actor that carries a refusal. */
export class PublicationError extends Error {
  readonly faults: readonly PublicationFault[]

  constructor(message: string, faults: readonly PublicationFault[] = []) {
    super(message)
    this.name = 'PublicationError'
    this.faults = faults
  }
}

/** The refusal of a publication whose work is not saved yet. */
export class UnsavedError extends PublicationError {}

/** Editing one document: opening, saving and publishing, with the session and the frame of the canvas beside. */
export const composerMachine = setup({
  types: { context: {} as ComposerContext, events: {} as ComposerEvent },
  actors: {
    /** Opens the draft and takes up what waits in this browser. */
    openWork: fromPromise<OpenedWork>(notProvided),
    /** Sends what waits, and publishes the draft as it is seen; gives the revision. */
    publish: fromPromise<number>(notProvided),
    /** Publishes the former revision again. */
    withdraw: fromPromise<unknown>(notProvided),
  },
  actions: {
    storeOpened: assign((_, opened: OpenedWork) => ({ ...opened, failure: null })),
    storeFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: errorMessage(error) || String(error) })),
    storeConflicts: assign(({ context }, { conflicts }: { readonly conflicts: number }) => ({
      ...{ conflicts, waiting: 0 },
      ...(context.refusal?.isUnsaved === true && { refusal: null }),
    })),
    storeWaiting: assign((_, { waiting }: { readonly waiting: number }) => ({ waiting })),
    storeRevision: assign((_, revision: number) => ({ revision, refusal: null, waiting: 0 })),
    storeRefusal: assign((_, { error }: { readonly error: unknown }) => ({
      refusal: {
        message: errorMessage(error) || String(error),
        faults: error instanceof PublicationError ? error.faults : [],
        ...(error instanceof UnsavedError && { isUnsaved: true }),
      },
    })),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: {
    hasConflicts: (_, { conflicts }: { readonly conflicts: number }) => conflicts > 0,
    hasWaiting: (_, { waiting }: { readonly waiting: number }) => waiting > 0,
  },
}).createMachine({
  id: 'composer',
  context: { waiting: 0, conflicts: 0, failure: null, refusal: null, revision: null },
  type: 'parallel',
  states: {
    work: {
      initial: 'opening',
      on: { 'refusal.close': { actions: 'forgetRefusal' } },
      states: {
        opening: {
          invoke: {
            id: 'openWork',
            src: 'openWork',
            onDone: [
              {
                guard: { type: 'hasWaiting', params: ({ event }) => event.output },
                target: 'editing.saving',
                actions: { type: 'storeOpened', params: ({ event }) => event.output },
              },
              { target: 'editing', actions: { type: 'storeOpened', params: ({ event }) => event.output } },
            ],
            onError: { target: 'unopened', actions: { type: 'storeFailure', params: ({ event }) => event } },
          },
        },
        unopened: { on: { 'open.retry': 'opening' } },
        editing: {
          initial: 'saved',
          on: {
            'work.change': '.saving',
            'work.save': [
              {
                guard: { type: 'hasConflicts', params: ({ event }) => event },
                target: '.conflict',
                actions: { type: 'storeConflicts', params: ({ event }) => event },
              },
              { target: '.saved', actions: { type: 'storeConflicts', params: ({ event }) => event } },
            ],
            'work.wait': { target: '.waiting', actions: { type: 'storeWaiting', params: ({ event }) => event } },
            publish: { target: 'publishing', actions: 'forgetRefusal' },
          },
          states: {
            saved: { always: { guard: { type: 'hasConflicts', params: ({ context }) => context }, target: 'conflict' } },
            saving: {},
            waiting: {},
            conflict: {},
          },
        },
        publishing: {
          invoke: {
            id: 'publish',
            src: 'publish',
            onDone: { target: 'published', actions: { type: 'storeRevision', params: ({ event }) => event.output } },
            onError: { target: 'editing', actions: { type: 'storeRefusal', params: ({ event }) => event } },
          },
        },
        published: {
          on: {
            'work.change': 'editing.saving',
            'work.wait': { target: 'editing.waiting', actions: { type: 'storeWaiting', params: ({ event }) => event } },
            'publication.withdraw': 'withdrawing',
            // A colleague’s step or a restored version changes the draft without work of this window.
            publish: { target: 'publishing', actions: 'forgetRefusal' },
          },
        },
        withdrawing: {
          invoke: {
            id: 'withdraw',
            src: 'withdraw',
            onDone: 'editing',
            onError: { target: 'published', actions: { type: 'storeRefusal', params: ({ event }) => event } },
          },
        },
      },
    },
    session: {
      initial: 'open',
      states: { open: { on: { 'session.end': 'locked' } }, locked: { on: { 'session.renew': 'open' } } },
    },
    frame: {
      initial: 'loading',
      states: {
        loading: { on: { 'frame.answer': 'alive', 'frame.fall-silent': 'lost' } },
        alive: { on: { 'frame.fall-silent': 'lost', 'frame.reload': 'loading' } },
        lost: { on: { 'frame.reload': 'loading', 'frame.answer': 'alive' } },
      },
    },
  },
})

import { assign, fromPromise, setup } from 'xstate'

/** Input of the machine: the locale of the present page. */
export interface LocaleInput {
  readonly locale: string
}

/** Context of the machine. */
export interface LocaleContext {
  /** The present locale of the site. */
  readonly locale: string
  /** The chosen locale while its messages load; null otherwise. */
  readonly wanted: string | null
  /** The URL of the same page in the chosen locale; null when it is already open. */
  readonly address: string | null
}

/** Events of the machine: a locale was chosen, or a page in a locale was opened. */
export type LocaleEvent =
  | { readonly type: 'locale.choose'; readonly locale: string; readonly address: string }
  | { readonly type: 'page.open'; readonly locale: string }

/** The locale of the site. A choice is stored, its messages are loaded, and the same page is opened in it. */
export const localeMachine = setup({
  types: { context: {} as LocaleContext, events: {} as LocaleEvent, input: {} as LocaleInput },
  actors: {
    /** Loads the messages of a locale; the site provides it. */
    loadMessages: fromPromise<unknown, { readonly locale: string }>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    /** Stores the choice in a cookie. */
    remember: (_, __: { readonly locale: string }) => undefined,
    /** Opens the page in the chosen locale; the URL is null when it is already open. */
    open: (_, __: Pick<LocaleContext, 'address' | 'wanted'>) => undefined,
    /** Announces the new locale. */
    announce: () => undefined,
    /** Reports that the messages of a locale could not be loaded. */
    warn: (_, __: { readonly locale: string | null; readonly error: unknown }) => undefined,
    want: assign((_, { locale, address }: { readonly locale: string; readonly address: string | null }) => ({ wanted: locale, address })),
    settle: assign(({ context }) => ({ locale: context.wanted ?? context.locale, wanted: null, address: null })),
    giveUp: assign({ wanted: null, address: null }),
  },
  guards: {
    isOther: ({ context }, { locale }: { readonly locale: string }) => locale !== context.locale,
    isShown: ({ context }, { locale }: { readonly locale: string }) => locale === context.locale,
  },
}).createMachine({
  id: 'locale',
  initial: 'settled',
  context: ({ input: { locale } }) => ({ locale, wanted: null, address: null }),
  on: {
    'locale.choose': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.loading',
      reenter: true,
      actions: [
        { type: 'remember', params: ({ event }) => event },
        { type: 'want', params: ({ event }) => event },
      ],
    },
    'page.open': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.loading',
      reenter: true,
      actions: { type: 'want', params: ({ event: { locale } }) => ({ locale, address: null }) },
    },
  },
  states: {
    settled: {},
    loading: {
      on: {
        // The last choice wins. Choosing the present locale cancels a pending change.
        'locale.choose': {
          guard: { type: 'isShown', params: ({ event }) => event },
          target: 'settled',
          actions: [{ type: 'remember', params: ({ event }) => event }, 'giveUp'],
        },
      },
      invoke: {
        id: 'loadMessages',
        src: 'loadMessages',
        input: ({ context }) => ({ locale: context.wanted ?? context.locale }),
        onDone: { target: 'settled', actions: [{ type: 'open', params: ({ context }) => context }, 'settle', 'announce'] },
        // Without the messages in the browser, the server still renders the page in the chosen locale.
        onError: {
          target: 'settled',
          actions: [
            { type: 'warn', params: ({ context, event }) => ({ locale: context.wanted, error: event.error }) },
            { type: 'open', params: ({ context }) => context },
            'giveUp',
          ],
        },
      },
    },
  },
})

import { assign, fromPromise, setup } from 'xstate'

/** What is known when the machine starts: the language of the page that is shown. */
export interface LocaleInput {
  readonly locale: string
}

/** What the machine remembers. */
export interface LocaleContext {
  /** The language in which the site is shown. */
  readonly locale: string
  /** The language that was asked for and whose messages are on their way; null when none is. */
  readonly wanted: string | null
  /** Where the same page is in the wanted language; null when it is open already. */
  readonly address: string | null
}

/** What the machine is told: a person has chosen a language, or a page in one was opened. */
export type LocaleEvent =
  | { readonly type: 'locale.choose'; readonly locale: string; readonly address: string }
  | { readonly type: 'page.open'; readonly locale: string }

/** The language of the site: a choice is remembered, its messages are loaded, and the same page is opened in it. */
export const localeMachine = setup({
  types: { context: {} as LocaleContext, events: {} as LocaleEvent, input: {} as LocaleInput },
  actors: {
    /** Loads the messages of a language; the site provides it. */
    loadMessages: fromPromise<unknown, { readonly locale: string }>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    /** Writes the cookie that remembers the choice. */
    remember: (_, __: { readonly locale: string }) => undefined,
    /** Opens the page's address in the chosen language; there is none when the page is open already. */
    open: (_, __: Pick<LocaleContext, 'address' | 'wanted'>) => undefined,
    /** Tells everybody that the language has changed. */
    announce: () => undefined,
    /** Says that the messages of a language could not be loaded. */
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
        // The last choice wins: whoever comes back to the language that is shown stays on this page.
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
        // Where the messages are missing the server still says the page in the language that was chosen.
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

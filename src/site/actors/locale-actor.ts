import { createActor, fromPromise } from 'xstate'
import { localeMachine, type LocaleEvent } from '#machines/locale/locale.machine.ts'
import { isRemembered, localeCookie } from '#i18n/locale-cookie.ts'
import { warn } from '#site/warn.ts'
import { loadText } from '#site/navigation/load-messages.ts'

/** Dependencies of the locale machine. */
export interface LocaleParts {
  /** The locale of the current page. */
  readonly locale: string
  /** Opens a URL of the site. */
  readonly open: (address: string) => void
  /** Requests the page at a URL in a locale from the server, which stores the locale. */
  readonly ask: (address: string, locale: string) => void
  /** Keeps what was typed on this page for the page at a path. */
  readonly saveInput: (path: string) => void
  /** Called after a change of the locale. */
  readonly onChange: (locale: string) => void
}

/** Creates the locale machine and returns its event sender. */
export function createLocale({ locale, open, ask, saveInput, onChange }: LocaleParts): (event: LocaleEvent) => void {
  const machine = localeMachine.provide({
    actors: { loadMessages: fromPromise<unknown, { readonly locale: string }>(({ input }) => loadText(input.locale, [])) },
    actions: {
      remember: (_, choice) => {
        document.cookie = localeCookie(choice.locale)
      },
      open: (_, { address, wanted }) => {
        if (address === null || wanted === null) return
        saveInput(new URL(address, location.href).pathname)
        // A browser writes cookies asynchronously. While the cookie cannot be read, the locale is sent in the URL.
        if (isRemembered(wanted, document.cookie)) open(address)
        else ask(address, wanted)
      },
      announce: ({ context }) => {
        onChange(context.locale)
      },
      warn: (_, { locale: missing, error }) => {
        warn(`The messages of ${String(missing)} could not be loaded`, error)
      },
    },
  })
  const actor = createActor(machine, { input: { locale } }).start()
  return (event) => {
    actor.send(event)
  }
}

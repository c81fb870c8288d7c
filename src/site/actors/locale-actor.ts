import { createActor, fromPromise } from 'xstate'
import { localeMachine, type LocaleEvent } from '#machines/locale/locale.machine.ts'
import { isRemembered, localeCookie } from '#i18n/locale-cookie.ts'
import { warn } from '#site/warn.ts'
import { saveInput } from '#site/forms/preserve-input.ts'
import { loadText } from '#site/navigation/load-messages.ts'

/** What the language of the site is changed with. */
export interface LocaleParts {
  /** The language of the page that is shown. */
  readonly locale: string
  /** Opens an address of the site. */
  readonly open: (address: string) => void
  /** Has the server show the page at an address in a language, and remember it. */
  readonly ask: (address: string, locale: string) => void
  /** Told once the site is shown in another language. */
  readonly onChange: (locale: string) => void
}

/** The machine of the site's language; what it answers tells it what has happened. */
export function createLocale({ locale, open, ask, onChange }: LocaleParts): (event: LocaleEvent) => void {
  const machine = localeMachine.provide({
    actors: { loadMessages: fromPromise<unknown, { readonly locale: string }>(({ input }) => loadText(input.locale, [])) },
    actions: {
      remember: (_, choice) => {
        document.cookie = localeCookie(choice.locale)
      },
      open: (_, { address, wanted }) => {
        if (address === null || wanted === null) return
        saveInput(new URL(address, location.href).pathname)
        // A browser writes cookies beside the script: what is asked for before one can be read is asked for with the one before.
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

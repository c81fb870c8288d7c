import { createActor, fromPromise } from 'xstate'
import { localeMachine, type LocaleEvent } from '#machines/locale/locale.machine.ts'
import { localeCookie } from '#i18n/locale-cookie.ts'
import { warn } from './browser-log.ts'
import { loadText } from './load-text.ts'

/** What the language of the site is changed with. */
export interface LocaleParts {
  /** The language of the page that is shown. */
  readonly locale: string
  /** Opens an address of the site. */
  readonly open: (address: string) => void
  /** Told once the site is shown in another language. */
  readonly onChange: (locale: string) => void
}

/** The machine of the site's language; what it answers tells it what has happened. */
export function createLocale({ locale, open, onChange }: LocaleParts): (event: LocaleEvent) => void {
  const machine = localeMachine.provide({
    actors: { loadMessages: fromPromise<unknown, { readonly locale: string }>(({ input }) => loadText(input.locale, [])) },
    actions: {
      remember: (_, choice) => {
        document.cookie = localeCookie(choice.locale)
      },
      open: (_, { address }) => {
        if (address !== null) open(address)
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

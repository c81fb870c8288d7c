import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import { showUnheard } from './show-offline-notice.ts'

const shownByDocument = () => document.querySelector<HTMLElement>('[data-unheard]')

/** Shows the offline message that the document contains, which needs no loading. */
export function showEmbeddedMessage(): void {
  showUnheard()
  const shown = shownByDocument()
  if (shown) shown.hidden = false
}

/** Removes the message of an attempt, by its text or that of the document. */
export function clearMessage(notifications: BlockActors['notifications'], isMeant: (text: string) => boolean): void {
  const shown = shownByDocument()
  if (shown) shown.hidden = true
  for (const { id, text } of notifications.getState()) if (isMeant(text)) notifications.send({ type: 'notification.close', id })
}

/** The functions that show the error inside a form. */
interface Notices {
  readonly showFailure: (form: HTMLFormElement, words: string) => void
}

/**
 * Reports an unreachable server for a form and removes the message on the next attempt: in the form, or outside of it when the script has
 * not loaded or the page was left.
 * `words` are undefined until they are loaded.
 */
export function createOfflineNotice(
  notifications: BlockActors['notifications'],
  words: () => string | undefined,
  load: () => Promise<Notices>,
) {
  let notices: Notices | undefined
  return {
    prepare: () =>
      void load().then(
        (come) => (notices = come),
        () => undefined,
      ),
    tell: (form: HTMLFormElement) => {
      const text = words()
      if (text === undefined) showEmbeddedMessage()
      else if (notices && form.isConnected) notices.showFailure(form, text)
      else notifications.send({ type: 'notification.show', kind: 'failure', text })
    },
    untell: (form: HTMLFormElement) => {
      form.querySelector('[data-unconfirmed]')?.remove()
      clearMessage(notifications, (text) => text === words())
    },
  }
}

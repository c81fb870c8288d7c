import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import { showUnheard } from '#site/loader/show-offline-notice.ts'

const shownByDocument = () => document.querySelector<HTMLElement>('[data-unheard]')

/** Says that nobody answers in the words that the document brought with it, which need nothing fetched. */
export function showEmbeddedMessage(): void {
  showUnheard()
  const shown = shownByDocument()
  if (shown) shown.hidden = false
}

/** Takes back what was said of a try, by its words or in those of the document. */
export function clearMessage(notifications: BlockActors['notifications'], isMeant: (text: string) => boolean): void {
  const shown = shownByDocument()
  if (shown) shown.hidden = true
  for (const { id, text } of notifications.getState()) if (isMeant(text)) notifications.send({ type: 'notification.close', id })
}

/** What says in a form itself that nobody answers. */
interface Notices {
  readonly showFailure: (form: HTMLFormElement, words: string) => void
}

/**
 * Says of a form that nobody answers, and takes it back once it is sent again: in the form, or beside it where what that needs has not come or its page was left;
 * `words` are undefined as long as they have not come.
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

import type { BlockActors } from '#schemas/block-actors.ts'
import { showUnheard } from './loader/show-unheard.ts'

const shownByDocument = () => document.querySelector<HTMLElement>('[data-unheard]')

/** Says that nobody answers in the words that the document brought with it, which need nothing fetched. */
export function tellFromDocument(): void {
  showUnheard()
  const shown = shownByDocument()
  if (shown) shown.hidden = false
}

/** Says that nobody answers, and takes it back once the same is tried again; `words` are undefined as long as they have not come. */
export function createUnheard(notifications: BlockActors['notifications'], words: () => string | undefined) {
  return {
    tell: () => {
      const text = words()
      if (text === undefined) tellFromDocument()
      else notifications.send({ type: 'notification.show', kind: 'failure', text })
    },
    untell: () => {
      const shown = shownByDocument()
      if (shown) shown.hidden = true
      const text = words()
      for (const said of notifications.getState()) if (said.text === text) notifications.send({ type: 'notification.close', id: said.id })
    },
  }
}

import type { BlockActors } from '#schemas/block-actors.ts'
import { showUnheard } from './loader/show-unheard.ts'

const shownByDocument = () => document.querySelector<HTMLElement>('[data-unheard]')

/** Says that nobody answers in the words that the document brought with it, which need nothing fetched. */
export function tellFromDocument(): void {
  showUnheard()
  const shown = shownByDocument()
  if (shown) shown.hidden = false
}

/** Takes back what was said of a try, by its words or in those of the document. */
export function takeBack(notifications: BlockActors['notifications'], isMeant: (text: string) => boolean): void {
  const shown = shownByDocument()
  if (shown) shown.hidden = true
  for (const { id, text } of notifications.getState()) if (isMeant(text)) notifications.send({ type: 'notification.close', id })
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
      const own = words()
      takeBack(notifications, (text) => text === own)
    },
  }
}

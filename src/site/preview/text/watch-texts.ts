import type { FromFrame } from '#schemas/composer/messages.ts'
import type { FoundText } from './find-texts.ts'

/** The needs of a watch. */
interface WatchDeps {
  readonly find: (id: string) => readonly FoundText[]
  readonly post: (message: FromFrame) => void
  /** Runs an act when the browser has nothing else to do; a later call replaces a waiting one. */
  readonly whenIdle: (act: () => void) => void
}

/** Looks for the texts of the selected block, and again after it was drawn otherwise. */
export interface TextWatch {
  readonly select: (id: string | null) => void
  readonly look: () => void
}

/** Reports the texts of the selected block that cannot be seen on the page. */
export function watchTexts({ find, post, whenIdle }: WatchDeps): TextWatch {
  let selected: string | null = null
  let last = ''
  const look = () => {
    whenIdle(() => {
      if (selected === null) return
      const unseen = find(selected)
        .filter(({ text, place }) => place.kind === 'none' && text.shown !== '')
        .map(({ text }) => text.pointer)
      const message = { type: 'texts' as const, id: selected, unseen }
      const said = JSON.stringify(message)
      if (said !== last) post(message)
      last = said
    })
  }
  return {
    select: (id) => {
      selected = id
      last = ''
      look()
    },
    look,
  }
}

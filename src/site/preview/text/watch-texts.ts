import type { FromFrame } from '#schemas/composer/messages.ts'
import type { FoundText } from './find-texts.ts'

/** The needs of a watch. */
interface WatchDeps {
  /** Null while they cannot be looked for. */
  readonly find: (id: string) => readonly FoundText[] | null
  readonly post: (message: FromFrame) => void
  readonly onFound: (found: readonly FoundText[]) => void
  /** Runs an act when the browser has nothing else to do; a later call replaces a waiting one. */
  readonly whenIdle: (act: () => void) => void
}

/** Looks for the texts of the selected block, and again after it was drawn otherwise. */
export interface TextWatch {
  readonly selected: () => string | null
  readonly select: (id: string | null) => void
  readonly look: () => void
}

/** Reports the texts of the selected block that cannot be seen on the page. */
export function watchTexts({ find, post, onFound, whenIdle }: WatchDeps): TextWatch {
  let selected: string | null = null
  let last = ''
  const look = () => {
    whenIdle(() => {
      const found = selected === null ? [] : find(selected)
      onFound(found ?? [])
      if (selected === null || !found) return
      const unseen = found.filter(({ text, place }) => place.kind === 'none' && text.shown !== '').map(({ text }) => text.pointer)
      const message = { type: 'texts' as const, id: selected, unseen }
      const said = JSON.stringify(message)
      if (said !== last) post(message)
      last = said
    })
  }
  return {
    selected: () => selected,
    select: (id) => {
      selected = id
      last = ''
      look()
    },
    look,
  }
}

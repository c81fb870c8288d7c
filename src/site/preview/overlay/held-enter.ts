import type { AheadField } from '#site/preview/text/ahead-field.ts'

interface HeldEnterDeps {
  /** True while the composer may have selected another block than the page knows. */
  readonly isBehind: () => boolean
  /** Opens the first text of the selected block; false without one. */
  readonly enter: () => boolean
  /** Opens a field that takes the keys meanwhile. */
  readonly openField: (onEscape: () => void) => AheadField
  /** Called when no text has taken the keys. */
  readonly onDropped: () => void
}

/** The key Enter on a page, which waits for the selection that the keys and clicks before it have asked for. */
export interface HeldEnter {
  /** Opens the text of the selected block, at once or once that block is known; false where there is none. */
  readonly enter: () => boolean
  /** Looks whether the selection is known. */
  readonly look: () => void
  /** Hands the field with the keys over to the text that is being opened; null without one. */
  readonly take: () => AheadField | null
}

/** Holds Enter, and the keys behind it, while the selection is on its way: the text of another block would open. */
export function holdEnter({ isBehind, enter, openField, onDropped }: HeldEnterDeps): HeldEnter {
  let field: AheadField | null = null
  const take = () => {
    const taken = field
    field = null
    return taken
  }
  const drop = () => {
    const taken = take()
    if (!taken) return
    taken.close()
    onDropped()
  }
  return {
    take,
    enter: () => {
      if (!isBehind()) return enter()
      field ??= openField(drop)
      return true
    },
    look: () => {
      if (field && !isBehind() && !enter()) drop()
    },
  }
}

import { ValueStore } from '#engine/value-store.ts'

/** The content that a copy puts on the clipboard: our own, and its words for other programs. */
export interface Copied {
  readonly own: string
  readonly words: string
}

const isSame = (one: Copied | null, other: Copied | null) => one?.own === other?.own && one?.words === other?.words

/** The content that was last copied in this browser, on any page. */
export const copiedStore = new ValueStore<Copied | null>(null, isSame)

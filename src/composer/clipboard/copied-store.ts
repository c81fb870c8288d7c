import { ValueStore } from '#engine/value-store.ts'

/** The content that a copy puts on the clipboard: our own, and its words for other programs. */
export interface Copied {
  readonly own: string
  readonly words: string
}

/** The content that was last copied in this tab, on any page. */
export const copiedStore = new ValueStore<Copied | null>(null)

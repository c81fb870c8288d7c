import type { Dropped } from '#schemas/composer/dropped-content.ts'
import type { Block } from '#schemas/generated/content.ts'

/** A block without an id. */
export interface PastedBlock {
  readonly kind: 'block'
  readonly type: string
  readonly props: Block['props']
}

/** A picture that has to be sent to the library before it can be a block. */
export interface PastedPicture {
  readonly kind: 'picture'
  /** The bytes in a `data:` address. */
  readonly source: string
  readonly alt: string
  /** Formatted text; empty for none. */
  readonly caption: string
  /** The address that the picture leads to; empty for none. */
  readonly href: string
}

/** A part of pasted content in the order of the page. */
export type PastedPart = PastedBlock | PastedPicture

/** The content of a paste, and the content that was left out. */
export interface Pasted {
  readonly parts: readonly PastedPart[]
  readonly dropped: Dropped
}

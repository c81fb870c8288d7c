import type { Place } from '#engine/draft/document/edited-document.ts'
import type { IconName } from '#kit/icons/icon-set.ts'
import type { Model } from '#composer/palette/model.ts'
import type { Phrase } from '#composer/words/composer-message.ts'

/** Content that is dragged: blocks of the page, or ready content of the palette. */
export interface Dragged {
  /** The moved blocks; none for new content. */
  readonly ids: ReadonlySet<string>
  readonly words: string
  readonly icon: IconName
  /** The picture of new content. */
  readonly model: Model | null
  /** The reason why a place does not take it; null when it does. */
  readonly refusalAt: (place: Place) => Phrase | null
  /** Puts it at a place. False when that is refused. */
  readonly drop: (place: Place) => boolean
}

/** The line of a place in the outline, in pixels of the window. */
export interface OutlineMark {
  readonly kind: 'line' | 'box'
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A place under the pointer, with its line when it is read from the outline. */
export interface Hit {
  readonly place: Place
  readonly mark: OutlineMark | null
}

/** The state of a drag for what is shown of it. */
export interface DragView {
  readonly dragged: Dragged
  readonly place: Place | null
  readonly mark: OutlineMark | null
  /** The reason why the place under the pointer does not take it. */
  readonly refusal: Phrase | null
  readonly cancel: () => void
}

/** A page in one language. */
export interface PageKey {
  readonly id: number
  readonly locale: string
}

/** A picture to show. */
export interface ShownPicture {
  readonly src: string
  /** True for boxes in place of a picture that this browser cannot draw. */
  readonly isOutline: boolean
}

/** The picture of a page after an attempt to make it. */
export interface MadePicture extends ShownPicture {
  /** False where the attempt has failed and something else is shown. */
  readonly isStored: boolean
}

/** Writes a page in one language as one text. */
export const nameOf = ({ id, locale }: PageKey): string => `${id} ${locale}`

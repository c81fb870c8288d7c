/** One prepared width of a picture. */
export interface PreparedVariant {
  readonly width: number
  readonly height: number
  readonly file: string
  readonly bytes: number
}

/** The widths of a picture and its blurred preview. */
export interface PreparedWidths {
  readonly width: number
  readonly height: number
  readonly blur: string
  readonly variants: readonly PreparedVariant[]
}

/** A film that has come in pieces: it lies in the store, checked and without what cameras note, and is moved to where it stays. */
export interface StagedFilm {
  readonly key: string
  readonly bytes: number
  readonly size: { readonly width: number; readonly height: number }
  /** SHA-256 of its bytes. */
  readonly digest: string
}

/** A stored file with its derived images; a file without an image has no size and no widths. */
export interface PreparedMedia extends Omit<PreparedWidths, 'width' | 'height' | 'blur'> {
  readonly hash: string
  readonly file: string
  readonly mime: string
  readonly bytes: number
  readonly width: number | null
  readonly height: number | null
  readonly blur: string | null
  /** The units in which a drawing was measured; absent for one that was measured before they were those of CSS. */
  readonly units?: 'css'
}

/** The kinds of pasted content, and of its formats, that a page or a text cannot take. */
export const DROPPED_KINDS = [
  'comment',
  'revision',
  'hidden',
  'shape',
  'formula',
  'picture',
  'media',
  'control',
  'link',
  'numbering',
  'start',
  'file',
  'underline',
  'small',
  'table',
  'list',
  'heading',
  'quote',
  'rule',
] as const

/** A kind of pasted content, or of its formats, that is not taken over. */
export type DroppedKind = (typeof DROPPED_KINDS)[number]

/** The content that was not taken over, counted by its kind. */
export type Dropped = ReadonlyMap<DroppedKind, number>

import { fieldKindOf, HTML_FORMATS, type AnyFieldKind, type FieldSchema } from '#engine/registry/field-kind.ts'

/**
 * The meaning of a change of a value: `words` are texts, pictures and links; `write` is anything else; a value of `items` or of `fields` means what its
 * parts mean, as long as none comes, goes or changes its place.
 */
export type FieldChange = 'words' | 'write' | 'items' | 'fields'

/** The meaning of a change of each kind of field. */
export const fieldChanges: Readonly<Record<AnyFieldKind, FieldChange>> = {
  text: 'words',
  'long-text': 'words',
  'rich-text': 'words',
  image: 'words',
  link: 'words',
  list: 'items',
  object: 'fields',
  file: 'write',
  select: 'write',
  switch: 'write',
  number: 'write',
  icon: 'write',
  colour: 'write',
  date: 'write',
  moment: 'write',
  money: 'write',
  form: 'write',
  album: 'write',
  tags: 'write',
  collection: 'write',
  'place-kind': 'write',
  product: 'write',
  service: 'write',
  folder: 'write',
  article: 'write',
  page: 'write',
  section: 'write',
  anchor: 'write',
  unknown: 'write',
}

/** The words of a schema that its change depends on. */
export interface ChangedSchema extends FieldSchema {
  readonly pattern?: unknown
}

// A text with a pattern or a format is a token that other things name: an anchor, a day.
const isToken = ({ format, pattern }: ChangedSchema): boolean =>
  pattern !== undefined || (format !== undefined && !HTML_FORMATS.has(format))

/** Says what a change of the value of a schema means. */
export function fieldChangeOf(schema: ChangedSchema): FieldChange {
  const kind = fieldKindOf(schema)
  return (kind === 'text' || kind === 'long-text') && isToken(schema) ? 'write' : fieldChanges[kind]
}

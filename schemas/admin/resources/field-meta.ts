import { z } from 'zod'
import type { Translations } from '#schemas/errors/translations.ts'

/** How a field of a resource is shown and filled. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'html'
  | 'slug'
  | 'switch'
  | 'number'
  | 'money'
  | 'select'
  | 'instant'
  | 'image'
  | 'link'
  | 'tags'
  | 'seo'
  | 'locales'
  | 'list'
  | 'group'

/** Words of a field, and the facts that a form needs beside its shape. */
export interface FieldMeta {
  readonly kind: FieldKind
  readonly label: Translations
  readonly help?: Translations
  /** The value never changes once it is stored: other rows name it. */
  readonly fixed?: true
  /** Labels of the options of a `select`, by their values. */
  readonly options?: Readonly<Record<string, Translations>>
  /** Value in a new form, where it is another than the empty one. */
  readonly start?: number
}

/** Meta data of the fields of resources. A registry of its own: labels in zod’s global one would appear in the description of every body. */
export const fieldMeta = z.registry<FieldMeta>()

/** The words and options of a field, without its kind. */
export type FieldWords = Translations & Pick<Partial<FieldMeta>, 'help' | 'fixed' | 'options' | 'start'>

/** Names a schema as a field of a kind. The schema is cloned, so that forms that share one may use other words. */
export function field<Schema extends z.ZodType>(kind: FieldKind, schema: Schema, { fr, en, ...more }: FieldWords): Schema {
  const own = schema.clone()
  fieldMeta.add(own, { kind, label: { fr, en }, ...more })
  return own
}

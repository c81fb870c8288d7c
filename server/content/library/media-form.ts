import type { Selectable } from 'kysely'
import type { mediaResource } from '#schemas/admin/media/media-resource.ts'
import type { FormOf } from '#schemas/admin/resources/resource.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { PreparedMedia, PreparedVariant } from '#server/content/media/prepared-media.ts'

/** A file of the library as its versions hold it. */
export type MediaForm = FormOf<typeof mediaResource>

/** Facts of a stored file, as `PreparedMedia` reads them. */
export function factsOf(facts: Readonly<Record<string, unknown>>): PreparedMedia {
  // Written by `formOfRow` or from a PreparedMedia alone.
  return facts as unknown as PreparedMedia
}

/** Form of a file as one of its versions holds it. */
export function formOfVersion(form: Readonly<Record<string, unknown>>): MediaForm {
  // Versions of the library are written from media forms alone.
  return form as unknown as MediaForm
}

/** Facts of a stored file as a form holds them. */
export function toFacts(prepared: PreparedMedia): Record<string, unknown> {
  return { ...prepared }
}

/** Makes the form of a stored file from its row and its widths. */
export function formOfRow(row: Selectable<Tables['media']>, variants: readonly PreparedVariant[]): MediaForm {
  const { filename, texts, focus, crop, address, source, hash, file, mime, bytes, width, height, blur } = row
  return { filename, texts, focus, crop, address, file: { hash, file, mime, bytes, width, height, blur, variants }, source }
}

import type { Image } from '#schemas/api/base/image.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Media } from './service.ts'

interface Pictured {
  readonly image_id: number | null
}

/** Reads the pictures of some rows together, and tells which is whose. */
export async function loadRowImages(media: Media, scope: Scope, rows: readonly Pictured[]): Promise<(row: Pictured) => Image | null> {
  const ids = rows.flatMap(({ image_id }) => image_id ?? [])
  const images = await media.images(scope, ids)
  return ({ image_id }) => (image_id === null ? null : (images.get(image_id) ?? null))
}

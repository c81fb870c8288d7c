import type { Kysely } from 'kysely'
import type { Image } from '#schemas/api/image.ts'
import type { FileStore, ReadFile } from '#server/adapters/file-store.ts'
import type { Tables } from '#server/database/tables.ts'
import { notFound, Refusal } from '#server/features/refusal.ts'
import type { Scope, Site } from '#server/features/sites/site.ts'
import { byteRange } from './byte-range.ts'
import { findMedia, findVariant, mediaWidths, readMedia, type MediaRow } from './repository.ts'

/** A file as it is sent. */
export interface MediaFile extends ReadFile {
  readonly mime: string
  /** Changes with the bytes. */
  readonly tag: string
}

/** What stands in the address of a file. */
export interface MediaAddress {
  readonly externalId: string
  readonly name: string
  readonly width?: string | undefined
}

/** A site's pictures and other files. */
export interface Media {
  /** The pictures of these numbers that exist on the site, with their words in the scope's language. */
  images(scope: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, Image>>
  /** Opens a file by its address; `width` is what the query says, and must be one of the known widths; `range` a Range header. */
  open(site: Site, address: MediaAddress, range?: string): Promise<MediaFile>
}

/** The picture that a media row describes; its alternative text falls back to the site's default language. */
function toImage({ site, locale }: Scope, row: MediaRow): Image {
  const words = { ...row.texts[site.defaultLocale], ...row.texts[locale] }
  const externalPath = `/media/${row.external_id}/${row.filename}`
  const url = `${site.url}${externalPath}`
  return {
    id: row.id,
    filename: row.filename,
    name: words.name ?? '',
    alt: words.alt ?? '',
    width: row.width ?? 0,
    height: row.height ?? 0,
    blur: row.blur,
    externalPath,
    url,
    onlineImage: { id: row.id, externalId: row.external_id, externalType: row.external_type, externalPath, url },
  }
}

function readWidth(text: string): number {
  const width = mediaWidths.find((each) => String(each) === text)
  if (width === undefined) throw new Refusal('BAD_REQUEST', { field: 'w', allowed: mediaWidths })
  return width
}

/** Reads media rows and opens their files. */
export function createMedia(db: Kysely<Tables>, files: FileStore): Media {
  return {
    images: async (scope, ids) => {
      if (ids.length === 0) return new Map()
      const rows = await readMedia(db, scope.site.id, [...new Set(ids)])
      return new Map(rows.map((row) => [row.id, toImage(scope, row)]))
    },
    open: async (site, { externalId, name, width }, range) => {
      const wanted = width === undefined ? undefined : readWidth(width)
      const row = await findMedia(db, site.id, externalId)
      if (row?.filename !== name) throw notFound()
      const found = (wanted === undefined ? undefined : await findVariant(db, row.id, wanted)) ?? row
      const file = await files.read(found.file, (bytes) => byteRange(range, bytes))
      if (!file) throw notFound()
      return { ...file, mime: found.mime, tag: `"${row.hash.slice(0, 24)}-${'width' in found ? found.width : 0}"` }
    },
  }
}

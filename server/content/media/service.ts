import type { Kysely } from 'kysely'
import type { Image } from '#schemas/api/base/image.ts'
import { shareName, shareSize } from '#domain/media/share-picture.ts'
import { externalVideo } from '#domain/urls/external-video.ts'
import type { FileStore, ReadFile } from '#server/adapters/file-store.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound, ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope, Site } from '#server/platform/scope/site.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { byteRange } from './byte-range.ts'
import { findFormerMedia, findMedia, findVariant, mediaWidths, readCaptionFiles, readMedia, type MediaRow } from './repository.ts'
import { createSharePictures } from './share-picture.ts'

/** A file as it is sent. */
export interface MediaFile extends ReadFile {
  readonly mime: string
  /** Changes with the bytes. */
  readonly tag: string
}

/** The parts of a file's address. */
export interface MediaAddress {
  readonly externalId: string
  readonly name: string
  readonly width?: string | undefined
}

/** A site's pictures and other files. */
export interface Media {
  /** The pictures of these numbers that exist on the site, with their words in the scope's language. */
  images(scope: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, Image>>
  /** The pictures of rows that were read, those of the trash included. */
  show(scope: Scope, rows: readonly MediaRow[]): Promise<ReadonlyMap<number, Image>>
  /** Opens a file by its address; `width` is what the query says, and must be one of the known widths; `range` a Range header. */
  open(site: Site, address: MediaAddress, range?: string): Promise<MediaFile>
  /** The path that a file has now, by one that it had before it was replaced or renamed; null for one that it never had. */
  currentPath(site: Site, address: Pick<MediaAddress, 'externalId' | 'name'>): Promise<string | null>
}

type Captions = NonNullable<Image['captions']>

/** The address of the external picture. One from a host that the site no longer lists is replaced by its stored picture. */
function onlineImageOf({ imageHosts }: Site, row: MediaRow, own: Pick<Image, 'externalPath' | 'url'>): Image['onlineImage'] {
  const { id, external_id: externalId, external_type: externalType, address } = row
  if (externalType === null) return null
  if (address !== null && isListed(imageHosts, address)) return { id, externalId, externalType, externalPath: address, url: address }
  return { id, externalId, externalType: 'MEDIA', ...own }
}

function isListed(imageHosts: readonly string[], address: string): boolean {
  return externalVideo(address) !== null || imageHosts.includes(URL.parse(address)?.hostname ?? '')
}

/** The picture that a media row describes; its alternative text falls back to the site's default language. */
function toImage({ site, locale }: Scope, row: MediaRow, captions: Captions): Image {
  const words = { ...ownValue(row.texts, site.defaultLocale), ...ownValue(row.texts, locale) }
  const externalPath = row.external_type === null ? `/${row.filename}` : `/media/${row.external_id}/${row.filename}`
  const own = { externalPath, url: `${site.url}${externalPath}` }
  return {
    id: row.id,
    filename: row.filename,
    name: words.name ?? '',
    alt: words.alt ?? '',
    width: row.width ?? 0,
    height: row.height ?? 0,
    blur: row.blur,
    ...(row.focus && { focus: row.focus }),
    ...own,
    onlineImage: onlineImageOf(site, row, own),
    ...(captions.length > 0 && { captions }),
  }
}

/** The captions of films, those in the reader's language first. */
async function captionsOf(db: Kysely<Tables>, { site, locale }: Scope, rows: readonly MediaRow[]): Promise<(row: MediaRow) => Captions> {
  const films = rows.filter(({ mime }) => mime.startsWith('video/'))
  if (films.length === 0) return () => []
  const ids = films.map(({ id }) => id)
  const files = Map.groupBy(await readCaptionFiles(db, site.id, ids), ({ filmId }) => filmId)
  const labelOf = (code: string): string => site.languages.find((each) => each.code === code)?.label ?? code
  return ({ id }) =>
    (files.get(id) ?? [])
      .toSorted((a, b) => Number(b.locale === locale) - Number(a.locale === locale))
      .map((file) => ({ locale: file.locale, label: labelOf(file.locale), path: `/media/${file.externalId}/${file.filename}` }))
}

function readWidth(text: string): number {
  const width = mediaWidths.find((each) => String(each) === text)
  if (width === undefined) throw new ApiError('BAD_REQUEST', { field: 'w', allowed: mediaWidths })
  return width
}

/** Reads media rows and opens their files. */
export function createMedia(db: Kysely<Tables>, files: FileStore): Media {
  const sharePicture = createSharePictures(db, files)
  const show: Media['show'] = async (scope, rows) => {
    const captions = await captionsOf(db, scope, rows)
    return new Map(rows.map((row) => [row.id, toImage(scope, row, captions(row))]))
  }
  const openShared = async (site: Site, { externalId, name }: MediaAddress): Promise<MediaFile> => {
    const row = await findMedia(db, site.id, externalId)
    if (!row || row.external_type === null || shareName(row.filename) !== name) throw notFound()
    const key = await sharePicture(row)
    const file = key === null ? null : await files.read(key)
    if (!file) throw notFound()
    return { ...file, mime: 'image/jpeg', tag: `"${row.hash.slice(0, 24)}-share"` }
  }
  return {
    images: async (scope, ids) => {
      if (ids.length === 0) return new Map()
      return show(scope, await readMedia(db, scope.site.id, [...new Set(ids)]))
    },
    show,
    open: async (site, { externalId, name, width }, range) => {
      if (width === String(shareSize.width)) return openShared(site, { externalId, name })
      const wanted = width === undefined ? undefined : readWidth(width)
      const row = await findMedia(db, site.id, externalId)
      if (row?.filename !== name || row.external_type === null) throw notFound()
      const found = (wanted === undefined ? undefined : await findVariant(db, row, wanted)) ?? row
      const file = await files.read(found.file, (bytes) => byteRange(range, bytes))
      if (!file) throw notFound()
      return { ...file, mime: found.mime, tag: `"${row.hash.slice(0, 24)}-${'width' in found ? found.width : 0}"` }
    },
    currentPath: async (site, { externalId, name }) => {
      const now = await findFormerMedia(db, site.id, externalId, name)
      return now ? `/media/${now.external_id}/${now.filename}` : null
    },
  }
}

import type { AdminCallData } from '#schemas/admin/calls.ts'

/** File of the library. */
export type MediaFile = AdminCallData['media.list']['media'][number]

/** Numbers of the library. */
export type LibrarySummary = AdminCallData['media.summary']

const THUMB = 320
const PREVIEW = 960

/** Address of a picture in a prepared width, or in its own where there is none. */
function widthOf({ image, variants, kind }: MediaFile, width: number): string | null {
  if (kind === 'DOCUMENT') return null
  return variants.some((variant) => variant.width === width) ? `${image.externalPath}?w=${width}` : image.externalPath
}

/** Address of the small picture of a file: that of the trash has no address, and is shown by its blurred preview. */
export function thumbOf(file: MediaFile): string | null {
  return file.deletedAt === null ? widthOf(file, THUMB) : file.image.blur
}

/** Address of the picture that a sheet shows. */
export function previewOf(file: MediaFile): string | null {
  if (file.deletedAt !== null) return file.image.blur
  return widthOf(file, file.variants.some(({ width }) => width === PREVIEW) ? PREVIEW : THUMB)
}

/** Tells if a picture has no alternative text in any language: an empty one marks a decorative picture. */
export function isUndescribed({ kind, texts }: MediaFile): boolean {
  return kind === 'PICTURE' && Object.values(texts).every(({ alt }) => alt === undefined)
}

/** Tells if a file is a drawing, which has no size of its own and is not cropped. */
export function isDrawing({ type }: Pick<MediaFile, 'type'>): boolean {
  return type === 'image/svg+xml'
}

/** The format of a file as people write it, such as SVG or PDF. */
export function formatOf({ type }: Pick<MediaFile, 'type'>): string {
  const [format = ''] = type.slice(type.indexOf('/') + 1).split('+')
  return format.toUpperCase()
}

/** The name of a file without its ending. */
export function stemOf({ name }: MediaFile): string {
  return name.replace(/\.[^.]*$/, '')
}

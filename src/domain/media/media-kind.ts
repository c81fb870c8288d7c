/** The kind of a media file, derived from its file extension. */
export type MediaKind = 'image' | 'video'

// The media service produces WebP.
const IMAGE = /\.(?:svg|jpe?g|png|webp)$/i
const VIDEO = /\.(?:mp4|m4v|mov|avi|wmv|flv)$/i

/** Returns the kind of a file by its extension; null for any other file. */
export function mediaKind(filename: string): MediaKind | null {
  if (IMAGE.test(filename)) return 'image'
  return VIDEO.test(filename) ? 'video' : null
}

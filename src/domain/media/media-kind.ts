/** What a file shows, as far as its name tells. */
export type MediaKind = 'image' | 'video'

// WebP is what our own media service makes of pictures.
const IMAGE = /\.(?:svg|jpe?g|png|webp)$/i
const VIDEO = /\.(?:mp4|m4v|mov|avi|wmv|flv)$/i

/** Whether a file is a picture or a video, by the ending of its name; null for all others. */
export function mediaKind(filename: string): MediaKind | null {
  if (IMAGE.test(filename)) return 'image'
  return VIDEO.test(filename) ? 'video' : null
}

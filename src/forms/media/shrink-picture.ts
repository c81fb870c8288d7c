import { saysAnimated } from '#domain/media/is-animated.ts'

/** Longest side of a picture that is sent; no page shows a larger one. */
const MAX_SIDE = 2560
/** A smaller file is sent as it is, unless it has more points than the server takes. */
const SMALL_FILE = 500_000
const MAX_PIXELS = 40_000_000
const QUALITY = 0.86
/** The head of a file says if frames follow. */
const HEAD_BYTES = 4096
/** Types that a canvas draws without loss of what matters: no animation, no vector. */
const drawn = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The size of a picture once its longest side is short enough. */
export function shrunkSize({ width, height }: Size): Size {
  const factor = Math.min(1, MAX_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/** Reads and writes pictures: the browser does, in a test something else. */
export interface PictureTools {
  readonly decode: (file: Blob) => Promise<Size & { readonly close: () => void }>
  readonly encode: (picture: Size, size: Size, type: string, quality: number) => Promise<Blob | null>
}

const browserTools: PictureTools = {
  decode: (file) => createImageBitmap(file),
  encode: (picture, { width, height }, type, quality) => {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    canvas.getContext('2d')?.drawImage(picture as ImageBitmap, 0, 0, width, height)
    return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
  },
}

/** The picture of a file, smaller; null where it stays as it is. */
async function shrunk(file: File, { decode, encode }: PictureTools): Promise<Blob | null> {
  const picture = await decode(file)
  const size = shrunkSize(picture)
  const isHuge = picture.width * picture.height > MAX_PIXELS
  const isSent = size.width === picture.width || (file.size <= SMALL_FILE && !isHuge)
  // WebP keeps transparency, and every browser that edits writes or refuses it: then the file is sent as it is.
  const blob = isSent ? null : await encode(picture, size, 'image/webp', QUALITY)
  picture.close()
  const isWorse = blob === null || blob.type !== 'image/webp' || (blob.size >= file.size && !isHuge)
  return isWorse ? null : blob
}

/** Makes a huge photo smaller before it is sent. A file that cannot be drawn, or would not become smaller, is sent as it is. */
export async function shrinkPicture(file: File, tools: PictureTools = browserTools): Promise<File> {
  if (!drawn.has(file.type)) return file
  try {
    // A canvas would draw the first frame alone; the library asks before.
    if (saysAnimated(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))) return file
    const blob = await shrunk(file, tools)
    return blob === null ? file : new File([blob], file.name.replace(/\.[^.]*$/, '.webp'), { type: blob.type })
  } catch {
    return file
  }
}

import type { Size } from '#server/content/svg/drawing-task.ts'
import { openDrawing } from '#server/content/svg/open-drawing.ts'
import { FileError } from '#server/platform/uploads/file-error.ts'
import { openPicture, type OpenedImage } from '#server/platform/uploads/image.ts'
import { detectMediaType, type MediaType } from './media-types.ts'
import { drawnWithin } from './prepare-widths.ts'

/** A picture or a drawing, opened, with its type; a drawing fills the size `within` as far as its proportions let it. Any other file is refused. */
export async function openImage(bytes: Uint8Array, within: Size = drawnWithin): Promise<OpenedImage & { readonly mime: MediaType }> {
  const mime = (await detectMediaType(bytes)) ?? 'image/svg+xml'
  if (!mime.startsWith('image/')) throw new FileError('FILE_TYPE')
  return { ...(mime === 'image/svg+xml' ? await openDrawing(bytes, within) : await openPicture(bytes)), mime }
}

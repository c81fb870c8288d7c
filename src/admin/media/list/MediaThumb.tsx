import { Icon } from '#kit/icons/Icon.tsx'
import { thumbOf, type MediaFile } from '#admin/media/media-file.ts'

/** The small picture of a file; a document has an icon. */
export function MediaThumb({ file }: { readonly file: MediaFile }) {
  const thumb = thumbOf(file)
  return thumb === null ? <Icon name="file-text" size={20} /> : <img src={thumb} alt="" loading="lazy" decoding="async" />
}

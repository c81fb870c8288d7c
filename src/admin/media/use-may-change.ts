import { usePanel } from '#admin/panel-context.ts'
import type { MediaFile } from './media-file.ts'

/** Tells which files the person may change: a file that visitors see changes for them at once, which is for those who publish. */
export function useMayChange(): (file: Pick<MediaFile, 'isShown'>) => boolean {
  const { rights } = usePanel().start
  return ({ isShown }) => rights.includes(isShown ? 'media.publish' : 'media.write')
}

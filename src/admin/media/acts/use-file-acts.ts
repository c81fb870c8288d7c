import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { PreparedUpload } from '#forms/media/sending/prepared-upload.ts'
import { animationOf, askingForFrame } from '#forms/media/sending/first-frames.ts'
import { isFilm } from '#forms/media/sending/upload-kind.ts'
import { usePanel } from '#admin/panel-context.ts'
import { stemOf, type MediaFile } from '#admin/media/media-file.ts'
import { useMediaText } from '#admin/media/use-media-text.ts'
import { useMediaAct } from './use-media-act.ts'

/** Hears how much of a file has left, and cancels it. */
interface Sending {
  readonly onUpload: (share: number) => void
  readonly signal: AbortSignal
}

type Aimed = Pick<MediaFile, 'id' | 'version'>

const aimed = (files: readonly Aimed[]) => files.map(({ id, version }) => ({ id, version }))

/** The acts on files of the library, each undone from its message. */
export function useFileActs() {
  const text = useMediaText()
  const { admin } = usePanel()
  const perform = useMediaAct()
  return {
    /** Saves fields of a file. Where another person has changed the same ones, the sheet shows both. */
    save: (name: string, request: () => Promise<AdminCallData['media.update']>) =>
      perform({ request, said: text('media.saved', { name }), staleSaid: text('media.met.refused') }),
    crop: (file: MediaFile, crop: MediaFile['crop']) =>
      perform({ request: () => admin.media.update(file, { crop }), said: text(crop === null ? 'media.whole' : 'media.cropped') }),
    /** Puts other bytes into the place of a file. A sending that is cancelled leaves the file as it was, and says nothing. */
    replace: (file: MediaFile, { file: bytes, poster }: PreparedUpload, sending: Sending) => {
      const more = { poster, ...sending }
      const isDescribed = file.kind === 'PICTURE' && Object.values(file.texts).some(({ alt }) => Boolean(alt))
      const send = () =>
        isFilm(bytes) ? admin.media.replaceFilm(file, bytes, more) : admin.media.replace(file, bytes, { ...more, ...animationOf(bytes) })
      const request = () => askingForFrame(bytes, send)
      const { signal } = sending
      return perform({ request, signal, said: text('media.replaced', { name: stemOf(file), isDescribed: String(isDescribed) }) })
    },
    revert: (file: MediaFile, version: number) =>
      perform({ request: () => admin.media.revert(file, version), said: text('media.reverted', { name: stemOf(file) }) }),
    trash: (files: readonly Aimed[], used?: number, onUsed?: (total: number) => void) =>
      perform({
        request: () => admin.media.removeMany(aimed(files), used),
        said: text('media.trashed', { count: files.length }),
        ...(onUsed && { onUsed }),
      }),
    restore: (files: readonly Aimed[]) =>
      perform({ request: () => admin.media.restoreMany(aimed(files)), said: text('media.restored', { count: files.length }) }),
    decorate: (files: readonly Aimed[]) =>
      perform({ request: () => admin.media.decorateMany(aimed(files)), said: text('media.decorated', { count: files.length }) }),
    erase: (file: MediaFile) =>
      perform({
        request: async () => (await admin.media.erase(file), { batch: null }),
        said: text('media.erased', { name: stemOf(file) }),
      }),
  }
}

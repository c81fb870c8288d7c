import { isServerFault } from '#schemas/errors/is-server-error.ts'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { animationOf, askingForFrame, isAnimationRefusal } from '#forms/media/sending/first-frames.ts'
import { preparedUpload } from '#forms/media/sending/prepared-upload.ts'
import { isFilm } from '#forms/media/sending/upload-kind.ts'

interface Sending {
  readonly locale: string
  /** Hears the share that has left, 0 as soon as the file is ready to be sent. */
  readonly onUpload: (share: number) => void
  readonly signal?: AbortSignal | undefined
}

/** Sends a file into the library, from the library itself and from a composer alike: made ready first, a film in pieces. */
export async function sendToLibrary(
  media: Pick<AdminApi['media'], 'upload' | 'uploadFilm'>,
  given: File,
  { locale, onUpload, signal }: Sending,
  prepare = preparedUpload,
) {
  const { file, poster } = await prepare(given)
  signal?.throwIfAborted()
  onUpload(0)
  const send = isFilm(file) ? media.uploadFilm : media.upload
  return askingForFrame(given, () => send(file, { locale, ...animationOf(given) }, { onUpload, poster, ...(signal && { signal }) }))
}

/** Tests if the same file may be taken another time: nothing was wrong with it, or its first frame alone will be asked for. */
export function maySendAgain(error: unknown): boolean {
  return !(error instanceof CallError) || isServerFault(error.code) || isAnimationRefusal(error)
}

import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
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
  return send(file, { locale }, { onUpload, poster, ...(signal && { signal }) })
}

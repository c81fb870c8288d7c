import { filmLimits } from '#schemas/text/uploads.ts'
import type { WriteRequest } from '#api-client/transport/caller-of.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { toMultipart } from '#api-client/transport/multipart.ts'
import type { AdminCaller } from './admin-caller.ts'

/** A piece that does not arrive is sent again this often. */
const REPEATS = 2

/** Sends a film in pieces, each from the byte at which the server stands; answers the number under which the film is taken into the library. */
export async function sendFilm(
  { act }: Pick<AdminCaller, 'act'>,
  film: Blob,
  { signal, onUpload }: Pick<WriteRequest, 'signal' | 'onUpload'>,
): Promise<string> {
  const upload = crypto.randomUUID()
  const sendPiece = async (from: number): Promise<number> => {
    const piece = film.slice(from, from + filmLimits.pieceBytes)
    const { received } = await act('media.film', {
      method: 'POST',
      params: { upload, from, total: film.size },
      body: toMultipart({}, { image: piece }),
      ...(signal && { signal }),
      onUpload: (share) => onUpload?.((from + share * piece.size) / film.size),
    })
    return received
  }
  let [from, misses] = [0, 0]
  while (from < film.size) {
    const before = from
    try {
      from = await sendPiece(from)
    } catch (error) {
      if (signal?.aborted || error instanceof CallError || misses === REPEATS) throw error
    }
    misses = from > before ? 0 : misses + 1
    if (misses > REPEATS) throw new Error('the film does not come on')
  }
  return upload
}

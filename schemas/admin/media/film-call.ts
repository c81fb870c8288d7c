import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { filmLimits } from '#schemas/text/uploads.ts'
import { filmUploadSchema } from '#schemas/admin/media-calls.ts'

const bytes = z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER)
const upload = '0b3c1f9e-52a4-4f6e-8a55-0c4c7c0d9a10'

/** Takes one piece of a film, which is too heavy for one request. */
export const mediaFilm = defineCall({
  name: 'media.film',
  method: 'POST',
  path: '/media/film/{upload}',
  role: 'A',
  cache: 'N',
  params: z.object({ upload: filmUploadSchema, from: bytes, total: bytes }),
  ...{ inQuery: ['from', 'total'], onlyInQuery: true },
  body: z.strictObject({}),
  takesFiles: true,
  data: z.object({ received: z.number().int().nonnegative() }),
  message: { fr: 'Le morceau est arrivé.', en: 'The piece has arrived.' },
  budget: 'adminWrite',
  errors: ['TOO_MANY_FILES', 'STORAGE_FULL'],
  summary:
    'Prend un morceau d’un film MP4, en multipart sous «\u202fimage\u202f»\u00a0: 2\u00a0Mo au plus par morceau, 200\u00a0Mo pour le film. «\u202fupload\u202f» est le numéro que l’appelant donne au film, «\u202ffrom\u202f» l’octet où commence le morceau, «\u202ftotal\u202f» le poids du film. «\u202freceived\u202f» dit où commence le suivant\u00a0: un morceau envoyé deux fois ne change rien, et un envoi coupé reprend là. Un film dont rien n’est venu pendant une heure est oublié.',
  example: { params: { upload, from: filmLimits.pieceBytes, total: 31_457_280 }, body: {}, data: { received: 2 * filmLimits.pieceBytes } },
})

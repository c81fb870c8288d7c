import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { batchSchema } from './item-shapes.ts'

const batch = '7f3c2f0e-6a56-4a83-9d53-0f6a1f2f6a11'

/** Undoes an act on items, which may be of several kinds. The rights of each kind are asked when the batch is read. */
export const undoCall = defineCall({
  name: 'admin.undo',
  method: 'POST',
  path: '/undo',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  body: z.strictObject({ batch: z.uuid() }),
  data: batchSchema,
  message: { fr: 'C’est annulé.', en: 'Undone.' },
  budget: 'adminWrite',
  errors: ['STALE_VERSION'],
  summary: 'Annule un acte sur un ou plusieurs éléments, de quelque sorte qu’ils soient. Refusé si l’un d’eux a changé depuis.',
  example: { params: {}, body: { batch }, data: { done: 2, batch } },
})

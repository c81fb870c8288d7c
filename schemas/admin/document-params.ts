import { z } from 'zod'
import { localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'

/** Path parameters of a document in one language. */
export const documentParams = z.object({ kind: z.enum(['page']), id: rowIdSchema, locale: localeCodeSchema })

/** Document of the examples. */
export const exampleDocument = { kind: 'page', id: 12, locale: 'fr_FR' } as const

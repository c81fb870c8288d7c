import { z } from 'zod'
import { localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'

/**
 * Path parameters of a document in one language. Shell 1 is the ordinary header and footer, shell 2 that of pages with their own. Menu 1 is
 * the menu of the site for all its languages, named by the default one. Sections are shared sections.
 */
export const documentParams = z.object({ kind: z.enum(['page', 'shell', 'menu', 'section']), id: rowIdSchema, locale: localeCodeSchema })

/** Path parameters of a document in one language. */
export type DocumentParams = z.output<typeof documentParams>

/** Document of the examples. */
export const exampleDocument = { kind: 'page', id: 12, locale: 'fr_FR' } as const

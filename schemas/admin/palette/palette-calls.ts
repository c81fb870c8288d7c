import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { searchedWordsSchema } from '#schemas/api/base/searched-words.ts'

/** Most results of one kind. */
export const PALETTE_RESULTS = 6

/** A thing that was found: a page, a shared section, a file, an item of a resource, or a message with its sender. */
export const foundSchema = z.object({
  /** `page`, `section`, `media`, `message`, or the name of a resource. */
  kind: z.string(),
  id: rowIdSchema,
  locale: localeCodeSchema.nullable(),
  title: z.string(),
  /** A second fact that tells equal titles apart; empty where there is none. */
  detail: z.string(),
})

/** A thing that was found. */
export type FoundThing = z.infer<typeof foundSchema>

/** Finds things of the site by a few words. */
export const paletteSearch = defineCall({
  name: 'palette.search',
  method: 'GET',
  path: '/palette',
  role: 'A',
  cache: 'N',
  params: z.object({ q: searchedWordsSchema.min(2) }),
  inQuery: ['q'],
  onlyInQuery: true,
  data: z.object({ found: z.array(foundSchema) }),
  budget: 'palette',
  errors: [],
  summary:
    'Ce que des mots désignent dans le panneau\u00a0: pages, sections partagées, fichiers, contenus de chaque sorte et messages avec leur expéditeur, six au plus par sorte, le plus proche d’abord, puis le plus récent. Sans accents et avec une faute de frappe, ils sont trouvés aussi. Ce que les droits de la personne ne permettent pas de lire n’y est pas.',
  example: {
    params: { q: 'vendange' },
    data: { found: [{ kind: 'page', id: 12, locale: 'fr_FR', title: 'Vendanges 2026', detail: '/vendanges' }] },
  },
})

/** The calls of the palette of commands. */
export const paletteCalls = [paletteSearch] as const

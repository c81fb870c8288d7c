import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { listLimits } from '#schemas/api/base/list-grammar.ts'
import { rowIdSchema, tagSchema, urlPathSchema } from '#schemas/api/base/scalars.ts'
import { searchedWordsSchema } from '#schemas/api/base/searched-words.ts'

const markedTextSchema = z.array(z.object({ text: z.string(), mark: z.literal(true).optional() }))

/** A text in parts, with the matches marked. */
export type HighlightedText = z.infer<typeof markedTextSchema>

/** A search result: its URL and an excerpt around the match. */
export const searchItemSchema = z.object({
  /** PAGE, BLOG, BLOG-FOLDER, NEWS, ALBUM, EVENT, SERVICE, PRODUCT, or the route of a custom collection in upper case. */
  type: z.string(),
  id: rowIdSchema,
  title: z.string(),
  /** The title in parts, when it contains a match. */
  titleMarks: markedTextSchema.optional(),
  url: urlPathSchema,
  snippet: markedTextSchema,
  /** The matching tags, when nothing else matches. */
  tags: z.array(tagSchema).optional(),
})

/** A search result. */
export type SearchItem = z.infer<typeof searchItemSchema>

/** Searches the content of a site that is visible to the caller, in the requested locale. */
export const searchFind = defineCall({
  name: 'search.find',
  method: 'GET',
  path: '/search',
  role: 'V',
  cache: 'C',
  budget: 'search',
  params: z.object({
    q: searchedWordsSchema.default(''),
    type: z
      .string()
      .regex(/^[A-Z][A-Z0-9-]{0,59}(,[A-Z][A-Z0-9-]{0,59}){0,9}$/)
      .optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    nbItem: z.coerce.number().int().min(1).max(listLimits.nbItem).default(listLimits.defaultNbItem),
  }),
  inQuery: ['q', 'type', 'page', 'nbItem'],
  onlyInQuery: true,
  data: z.object({
    items: z.array(searchItemSchema),
    total: z.number().int().nonnegative(),
    /** The corrected query, when a word has no match, and the query that searches the original word. */
    meant: z.object({ q: z.string(), exactly: z.string() }).optional(),
  }),
  errors: ['BAD_FILTER'],
  summary: 'Cherche dans tout ce qu’un visiteur peut lire\u00a0; les formes d’un mot, les accents et les petites fautes sont compris.',
  example: {
    params: {},
    query: 'q=eurl',
    data: {
      items: [
        {
          type: 'BLOG',
          id: 81,
          title: 'Créer son EURL en ligne',
          titleMarks: [{ text: 'Créer son ' }, { text: 'EURL', mark: true }, { text: ' en ligne' }],
          url: 'blog/creer-son-eurl',
          snippet: [{ text: 'Pour créer votre ' }, { text: 'EURL', mark: true }, { text: ', comptez deux jours.' }],
        },
      ],
      total: 1,
    },
  },
})

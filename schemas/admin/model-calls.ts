import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'

/** Kinds of ready content: one element with its first content, a section, and a whole page. */
export const modelKinds = ['element', 'section', 'page'] as const

const wordsSchema = z.object({ fr: z.string(), en: z.string() })

/** Ready content that an editor copies into a page. */
export const modelSchema = z.object({
  kind: z.enum(modelKinds),
  /** The type of an element; a short word for a section and a page. */
  name: z.string(),
  label: wordsSchema,
  help: wordsSchema,
  /** Other words by which a search finds it. */
  keywords: z.object({ fr: z.array(z.string()), en: z.array(z.string()) }),
  blocks: z.array(z.record(z.string(), z.unknown())),
})

/** Lists the ready content of a site. */
export const modelList = defineCall({
  name: 'model.list',
  method: 'GET',
  path: '/model',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  data: z.object({ models: z.array(modelSchema) }),
  errors: [],
  summary:
    'Les contenus prêts à placer dans une page\u00a0: un par type d’élément (element), des sections (section) et des pages entières (page). Leurs images sont celles de la médiathèque du site, et leurs liens mènent à ses pages.',
  example: {
    params: {},
    data: {
      models: [
        {
          ...{ kind: 'element', name: 'heading', label: { fr: 'Titre', en: 'Heading' } },
          help: { fr: 'Un titre de partie.', en: 'The heading of a part.' },
          keywords: { fr: ['intertitre'], en: ['headline'] },
          blocks: [{ id: 'heading-1', type: 'heading', v: 1, props: { text: 'Un titre de partie' } }],
        },
      ],
    },
  },
})

import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'

/** Most views that one person keeps of one list. */
export const MAX_VIEWS = 20

const path = '/view/{list}'
const own = { role: 'A', cache: 'N' } as const
const ofList = z.object({ list: z.string().regex(/^[a-z][a-zA-Z]{0,39}$/) })
const ofView = ofList.extend({ view: z.coerce.number().pipe(rowIdSchema) })
const viewBody = z.strictObject({
  name: z.string().trim().min(1).max(60),
  /** The query of the address of the list: search, filters, order and columns. */
  query: z.string().min(1).max(1000),
})
const example = { name: 'À la une, en ligne', query: 'promoted=true&state=PUBLISHED' }

/** Lists the views that the caller keeps of a list. */
export const viewList = defineCall({
  ...own,
  name: 'view.list',
  method: 'GET',
  path,
  params: ofList,
  data: z.array(z.object({ view: rowIdSchema, name: z.string(), query: z.string() })),
  errors: [],
  summary:
    'Les vues qu’une personne garde d’une liste du panneau, par leur nom\u00a0: recherche, filtres, ordre et colonnes sous la forme de l’adresse de la liste. Chacun n’a que les siennes.',
  example: { params: { list: 'news' }, data: [{ view: 1, ...example }] },
})

/** Keeps a view of a list. */
export const viewKeep = defineCall({
  ...own,
  name: 'view.keep',
  method: 'POST',
  path,
  params: ofList,
  body: viewBody,
  data: z.object({ view: rowIdSchema }),
  status: 201,
  idempotent: true,
  message: { fr: 'La vue est gardée.', en: 'The view is kept.' },
  budget: 'adminWrite',
  errors: ['VIEWS_FULL'],
  summary: `Garde une vue d’une liste sous un nom, que la personne ne donne qu’une fois par liste. ${MAX_VIEWS} vues au plus par liste.`,
  example: { params: { list: 'news' }, body: example, data: { view: 1 } },
})

/** Renames a view, or stores other filters under its name. */
export const viewChange = defineCall({
  ...own,
  name: 'view.change',
  method: 'PUT',
  path: `${path}/{view}`,
  params: ofView,
  body: viewBody,
  data: z.null(),
  message: { fr: 'La vue est changée.', en: 'The view is changed.' },
  budget: 'adminWrite',
  errors: [],
  summary: 'Donne un autre nom à une vue que l’on garde, ou d’autres filtres sous le même nom.',
  example: { params: { list: 'news', view: 1 }, body: example, data: null },
})

/** Removes a view of the caller. */
export const viewRemove = defineCall({
  ...own,
  name: 'view.remove',
  method: 'DELETE',
  path: `${path}/{view}`,
  params: ofView,
  data: z.null(),
  message: { fr: 'La vue est retirée.', en: 'The view is removed.' },
  budget: 'adminWrite',
  errors: [],
  summary: 'Retire une vue que l’on garde. Ce que la liste contient ne change pas.',
  example: { params: { list: 'news', view: 1 }, data: null },
})

/** The calls of the views that a person keeps of lists. */
export const viewCalls = [viewList, viewKeep, viewChange, viewRemove] as const

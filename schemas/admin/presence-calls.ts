import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { blockIdSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { documentParams as params, exampleDocument as given } from './document-params.ts'

const path = '/draft/{kind}/{id}/{locale}/presence'
const own = { role: 'A', cache: 'N', params } as const

/** Tells that the caller has a draft open, and reads who else has. */
export const presenceBeat = defineCall({
  ...own,
  name: 'presence.beat',
  method: 'PUT',
  path,
  body: z.strictObject({
    block: blockIdSchema.nullable(),
    /** True where the element was chosen since the last call of this window; false repeats it. Absent, another element counts as chosen. */
    isChosen: z.boolean().optional(),
  }),
  data: z.object({
    /** One entry for each person, with the element that was chosen last in any of their windows. `person` stays the same in all of them. */
    people: z.array(z.object({ person: z.string(), id: rowIdSchema, name: z.string(), block: z.string().nullable() })),
    /** The state of the notes: another text once one was left, settled or deleted, or its author has left the team. Empty without notes. */
    notes: z.string(),
  }),
  budget: 'presence',
  errors: [],
  summary:
    'Dit que le brouillon est ouvert ici, et l’élément qui y est choisi\u00a0; répond les autres personnes qui l’ont ouvert, une fois chacune, avec celui de la dernière fenêtre où elle en a choisi un, et «\u202fnotes\u202f», qui change dès qu’une note du brouillon change. À renouveler toutes les dix secondes\u00a0: une présence s’éteint au bout de trente. Le brouillon n’en est pas changé.',
  example: {
    params: given,
    body: { block: 'b7f2', isChosen: true },
    data: { people: [{ person: '9', id: 9, name: 'Paul Fontanel', block: 'b7f2' }], notes: '1 1 0 0' },
  },
})

/** Tells that the caller has left a draft. */
export const presenceLeave = defineCall({
  ...own,
  name: 'presence.leave',
  method: 'DELETE',
  path,
  data: z.null(),
  message: { fr: 'Le brouillon est quitté.', en: 'The draft is left.' },
  budget: 'presence',
  errors: [],
  summary: 'Dit que le brouillon n’est plus ouvert ici.',
  example: { params: given, data: null },
})

import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'

/** Kinds of contents that a field of a block names by a number or a short text. */
export const choiceKinds = [
  ...(['form', 'album', 'tags', 'collection', 'place-kind'] as const),
  ...(['product', 'service', 'folder', 'article', 'section'] as const),
] as const

/** Content that a field can name: its value in the document and its words for a person. */
export const choiceSchema = z.object({
  value: z.union([z.number().int().positive(), z.string()]),
  label: z.string(),
  /** A second fact that tells equal labels apart, such as an address or a reference; empty where there is none. */
  detail: z.string(),
  /** False where visitors do not see the content now. */
  isOnline: z.boolean(),
})

/** Lists the contents of one kind that a field can name. */
export const choiceList = defineCall({
  name: 'choice.list',
  method: 'GET',
  path: '/choice/{kind}',
  role: 'A',
  cache: 'N',
  params: z.object({ kind: z.enum(choiceKinds) }),
  list: {
    fields: { value: { kind: 'text' }, label: { kind: 'text', order: true } },
    search: true,
    defaultOrder: 'label:asc',
  },
  data: z.object({ choices: z.array(choiceSchema), total: z.number().int().nonnegative() }),
  errors: ['BAD_FILTER'],
  summary:
    'Ce qu’un réglage de bloc peut désigner\u00a0: formulaires, albums, étiquettes, collections, sortes d’adresses, produits, services, dossiers et articles du blog, sections partagées, avec leur nom dans la langue de la demande. «\u202fvalue\u202f» est la valeur que le document garde. Ce que les visiteurs ne voient pas encore est là aussi («\u202fisOnline\u202f» faux). «\u202fsearch\u202f» cherche dans le nom et le détail.',
  example: {
    params: { kind: 'album' },
    query: 'search=vendanges',
    data: { choices: [{ value: 4, label: 'Vendanges', detail: 'vendanges', isOnline: true }], total: 1 },
  },
})

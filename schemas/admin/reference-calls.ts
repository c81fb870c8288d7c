import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'

/** Kinds of contents that can be asked for where they are used, and amounts in cents that texts have in words. */
export const usedKinds = [
  ...(['page', 'media', 'form', 'album', 'tags', 'collection'] as const),
  ...(['product', 'service', 'folder', 'article', 'news', 'section', 'price'] as const),
] as const

/** Kind of a content that can be used by others. */
export type UsedKind = (typeof usedKinds)[number]

/** Kinds of contents that use others. */
export const userKinds = [
  ...(['page', 'shell', 'section', 'menu', 'article', 'folder', 'news'] as const),
  ...(['service', 'album', 'element', 'product', 'form', 'logo', 'banner'] as const),
] as const

/** Versions that use a content: what visitors see, the newest saved one, the draft, a planned one, or the one version of a content without drafts. */
export const useStates = ['PUBLISHED', 'HEAD', 'DRAFT', 'PLANNED', 'SAVED'] as const

/** How a content uses another: it names it or links to it, it has a list in which visitors see it, or it shows the one that is promoted. */
export const useWays = ['NAMED', 'LISTED', 'PROMOTED'] as const

/** Content that uses another one, with its versions that do. */
export const useSchema = z.object({
  kind: z.enum(userKinds),
  id: rowIdSchema,
  /** Null for what has no title: a header, a logo, the banner, the draft of the menu. */
  title: z.string().nullable(),
  versions: z.array(z.object({ locale: localeCodeSchema.nullable(), state: z.enum(useStates) })),
  ways: z.array(z.enum(useWays)),
  /** Address in the panel where it is changed; null for what has no screen there. */
  path: z.string().nullable(),
})

/** Lists the contents that use one. */
export const referenceList = defineCall({
  name: 'reference.list',
  method: 'GET',
  path: '/reference/{kind}/{key}',
  role: 'A',
  cache: 'N',
  params: z.object({ kind: z.enum(usedKinds), key: z.string().min(1).max(100), locale: localeCodeSchema.optional() }),
  inQuery: ['locale'],
  data: z.object({ uses: z.array(useSchema), total: z.number().int().nonnegative() }),
  errors: [],
  summary:
    'Où un contenu est utilisé\u00a0: les pages, en-têtes, entrées du menu, articles, actualités, services, albums, éléments, produits, formulaires, logos et bandeau qui le nomment, mènent à son adresse ou le montrent dans une liste, avec leur titre et les versions où ils le font («\u202fPUBLISHED\u202f» pour les visiteurs, «\u202fHEAD\u202f» enregistrée, «\u202fDRAFT\u202f» en brouillon, «\u202fPLANNED\u202f» programmée, «\u202fSAVED\u202f» pour ce qui n’a pas de brouillon). «\u202fways\u202f» dit comment\u00a0: «\u202fNAMED\u202f» par son nom ou un lien, «\u202fLISTED\u202f» dans une liste, «\u202fPROMOTED\u202f» à la une. «\u202fkey\u202f» est le numéro du contenu, le nom d’un formulaire, d’une étiquette ou d’une collection, ou un montant en centimes («\u202fprice\u202f»)\u00a0: les textes qui l’écrivent en toutes lettres. «\u202flocale\u202f» ne garde que ce qui mène à cette langue d’une page. «\u202ftotal\u202f» les compte tous, «\u202fuses\u202f» donne les cent premiers. Ce qui est à la corbeille n’y est pas.',
  example: {
    params: { kind: 'media', key: '31' },
    data: {
      uses: [
        {
          ...{ kind: 'page', id: 12, title: 'Nos services', path: '/admin/pages/12?langue=fr' },
          ...{ versions: [{ locale: 'fr_FR', state: 'PUBLISHED' }], ways: ['NAMED'] },
        },
      ],
      total: 1,
    },
  },
})

const used = z.coerce.number().int().nonnegative().max(1_000_000).optional()

/** The parts of a call that takes a content away: the parameter with the number of its uses that was seen, and the content. */
export function knowingUses<Shape extends z.ZodRawShape>(
  params: z.ZodObject<Shape>,
  removes: { readonly kind: (typeof usedKinds)[number]; readonly id: keyof Shape & string },
) {
  return { params: params.extend({ used }), inQuery: ['used'], onlyInQuery: true, removes } as const
}

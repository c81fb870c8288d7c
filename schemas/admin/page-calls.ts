import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { instantSchema, localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { authorSchema } from './author.ts'
import { issueSchema, placeSchema } from './drafts/draft-shapes.ts'
import { pageAccessState } from './page-access.ts'

/**
 * States of a page in one language: visitors see it; they see it and its draft has changes; they do not see it; they will see it later;
 * it is in the trash.
 */
export const pageStates = ['ONLINE', 'MODIFIED', 'DRAFT', 'PLANNED', 'ARCHIVED'] as const

/** Places in which a search finds a page: its title and address, or also its texts. */
export const foundBy = ['NAME', 'TEXT'] as const

const documentSchema = z.object({
  locale: localeCodeSchema,
  state: z.enum(pageStates),
  title: z.string(),
  url: z.string(),
  /** Readers who may open it. */
  access: z.enum(pageAccessState),
  /** Instant from which a planned page is seen. */
  publishAt: instantSchema.nullable(),
  updatedAt: instantSchema,
  updatedBy: authorSchema,
  /** How many of its texts are to be reviewed: the language of the site has changed since, or they are not translated. */
  toReview: z.number().int().nonnegative(),
})

/** Page in the list of the panel: the document of the wanted language, and the documents of all languages. */
export const pageItemSchema = documentSchema.extend({
  id: rowIdSchema,
  /** TEXT for a page whose title and address do not have all words of the search; NAME without a search. */
  foundBy: z.enum(foundBy),
  languages: z.array(documentSchema),
})

const document: z.infer<typeof documentSchema> = {
  ...{ locale: 'fr_FR', state: 'MODIFIED', title: 'Nos services', url: 'services', access: 'EVERYBODY', publishAt: null },
  ...{ updatedAt: '2026-11-20T13:12:07Z', updatedBy: { id: 7, name: 'Claire Roy' }, toReview: 0 },
}
const english = { ...document, locale: 'en_GB', state: 'ONLINE' as const, title: 'Our services', toReview: 3 }

const addressSchema = z.string().max(200)

/** Address as it is typed, of any length. A sign that no database stores becomes one that no address has. */
const typedAddressSchema = z.string().overwrite((url) => url.toWellFormed().replaceAll('\0', '\ufffd'))

/** Checks the address of a page that is about to be made. */
export const pageAddress = defineCall({
  name: 'page.address',
  method: 'GET',
  path: '/page/address',
  role: 'A',
  cache: 'N',
  params: z.object({ locale: localeCodeSchema, url: typedAddressSchema }),
  inQuery: ['locale', 'url'],
  data: z.array(issueSchema),
  errors: [],
  summary:
    'Ce qui empêche une nouvelle page d’avoir cette adresse dans cette langue\u00a0: sa forme, une adresse réservée, ou une autre page ou un contenu qui l’a déjà. Rien, si elle est libre.',
  example: {
    params: { locale: 'fr_FR', url: 'services' },
    data: [{ blockId: null, pointer: '/url', code: 'OPTION', message: 'La page «\u202fNos tarifs\u202f» a déjà cette adresse.' }],
  },
})

/** Makes a page that visitors do not see yet. */
export const pageCreate = defineCall({
  name: 'page.create',
  method: 'POST',
  path: '/page',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  body: z.strictObject({
    locale: localeCodeSchema,
    title: z.string().min(1).max(200),
    url: addressSchema,
    shell: z.enum(['default', 'page']),
    /** The name of a page model; null for an empty page. */
    model: z.string().max(60).nullable(),
    /** The place of its entry in the draft of the menu; absent for a page outside of the menu. */
    menu: placeSchema.optional(),
    /** Further languages in which the page is made, with texts to translate. */
    also: z.array(localeCodeSchema).max(20).optional(),
  }),
  data: z.object({ id: rowIdSchema }),
  status: 201,
  idempotent: true,
  message: { fr: 'La page est créée. Les visiteurs ne la voient pas encore.', en: 'The page is made. Visitors do not see it yet.' },
  budget: 'adminWrite',
  errors: ['PAGE_INVALID'],
  summary:
    'Crée une page que les visiteurs ne voient pas encore, vide («\u202fmodel\u202f» nul) ou d’après un modèle de page de «\u202fmodel.list\u202f». «\u202falso\u202f» la prépare aussi dans d’autres langues, textes à traduire, aux adresses libres. «\u202fmenu\u202f» met aussi son entrée à cette place dans le brouillon du menu\u00a0: elle est publiée avec la page. Une adresse mal écrite, réservée ou déjà prise est refusée.',
  example: {
    params: {},
    body: { locale: 'fr_FR', title: 'Nos tarifs', url: 'nos-tarifs', shell: 'default', model: 'services' },
    data: { id: 43 },
  },
})

/** Lists the pages of a site for its administrators. */
export const pageList = defineCall({
  name: 'page.list',
  method: 'GET',
  path: '/page',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  list: {
    fields: {
      locale: { kind: 'text' },
      state: { kind: 'enum', options: pageStates },
      title: { kind: 'text', order: true },
      url: { kind: 'text', order: true },
      updatedAt: { kind: 'instant', order: true },
      foundBy: { kind: 'enum', options: foundBy },
    },
    search: true,
    defaultOrder: 'updatedAt:desc',
  },
  data: z.object({ pages: z.array(pageItemSchema), total: z.number().int().nonnegative() }),
  errors: ['BAD_FILTER'],
  summary:
    'Les pages du site pour l’administration, la dernière modifiée d’abord, avec leur état dans chaque langue (et le nombre de textes à revoir, «\u202ftoReview\u202f»)\u00a0: en ligne (ONLINE), en ligne avec un brouillon modifié (MODIFIED), hors ligne (DRAFT), planifiée (PLANNED) ou à la corbeille (ARCHIVED). Chaque page est montrée dans la langue de la demande, ou seulement si elle existe dans celle du filtre «\u202flocale\u202f». Sans filtre «\u202fstate\u202f», celles de la corbeille n’y sont pas. «\u202fsearch\u202f» trouve les pages dont le titre, l’adresse ou les textes dans cette langue ont tous les mots cherchés\u00a0; les textes sont ceux du brouillon, tels que le compositeur les montre, avec le titre et la description pour les moteurs de recherche. «\u202ffoundBy\u202f» dit TEXT pour une page que son titre et son adresse seuls ne font pas trouver, et filtre aussi. Ne sont pas cherchés dans les textes\u00a0: les contenus que montrent les listes, les formulaires et les avis, les sections partagées, l’en-tête et le pied de page, les valeurs des paramètres, les sous-titres des films.',
  example: {
    params: {},
    query: 'search=services&state=MODIFIED',
    data: { pages: [{ id: 12, foundBy: 'NAME', ...document, languages: [english, document] }], total: 1 },
  },
})

import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { pageAccess, pageAccessState } from './page-access.ts'
import { knowingUses } from './reference-calls.ts'

const params = z.object({ idPage: z.coerce.number().pipe(rowIdSchema) })
const urlSchema = z.string().max(200)
const own = { role: 'A', cache: 'N', params, budget: 'adminWrite' } as const

/** Changes the address of a page in one language. */
export const pageMove = defineCall({
  ...own,
  name: 'page.move',
  method: 'PUT',
  path: '/page/{idPage}/{locale}/address',
  params: params.extend({ locale: localeCodeSchema }),
  /** `from`: the address that the administrator has seen; null for that of the home page. */
  body: z.strictObject({ url: urlSchema, from: urlSchema.nullable() }),
  data: z.object({ url: urlSchema }),
  message: {
    fr: 'L’adresse est changée\u00a0: les liens suivent, et l’ancienne mène à la nouvelle.',
    en: 'The address is changed: links follow, and the old one leads to the new one.',
  },
  errors: ['STALE_VERSION', 'PAGE_INVALID', 'PAGE_REQUIRED'],
  summary:
    'Change l’adresse d’une page dans une langue. Tous les liens qui y menaient suivent, brouillons compris, et l’ancienne adresse mène à la nouvelle. Une adresse mal écrite, réservée ou prise est refusée, comme le déplacement d’une page dont le site a besoin.',
  example: {
    params: { idPage: 12, locale: 'fr_FR' },
    body: { url: 'nos-prestations', from: 'nos-services' },
    data: { url: 'nos-prestations' },
  },
})

/** Copies a page under a new address. Visitors do not see the copy. */
export const pageCopy = defineCall({
  ...own,
  name: 'page.copy',
  method: 'POST',
  path: '/page/{idPage}/copy',
  data: z.object({ id: rowIdSchema }),
  status: 201,
  idempotent: true,
  message: { fr: 'La copie est un brouillon\u00a0: les visiteurs ne la voient pas.', en: 'The copy is a draft: visitors do not see it.' },
  errors: ['PAGE_INVALID'],
  summary:
    'Copie une page dans toutes ses langues, telle que son brouillon est, en un nouveau brouillon «\u202fCopie de …\u202f» à une adresse libre.',
  example: { params: { idPage: 12 }, data: { id: 43 } },
})

const seenSchema = z.object({ locale: localeCodeSchema, revision: rowIdSchema })

/** Takes a page offline in all its languages. */
export const pageOffline = defineCall({
  ...own,
  ...knowingUses(params, { kind: 'page', id: 'idPage' }),
  name: 'page.offline',
  method: 'DELETE',
  path: '/page/{idPage}/publication',
  data: z.object({ documents: z.array(seenSchema) }),
  message: { fr: 'La page n’est plus en ligne.', en: 'The page is offline.' },
  errors: ['PAGE_REQUIRED', 'IN_USE'],
  summary:
    'Met une page hors ligne dans toutes ses langues\u00a0; répond les versions que les visiteurs voyaient, ou qu’ils auraient vues par une version programmée seule. Une page dont le site a besoin est refusée, comme une page utilisée à plus d’endroits que «\u202fused\u202f» n’en dit.',
  example: { params: { idPage: 12 }, data: { documents: [{ locale: 'fr_FR', revision: 31 }] } },
})

/** Shows visitors again what they saw before a page was taken offline. */
export const pageOnline = defineCall({
  ...own,
  name: 'page.online',
  method: 'PUT',
  path: '/page/{idPage}/publication',
  body: z.strictObject({
    documents: z
      .array(z.strictObject({ locale: localeCodeSchema, revision: rowIdSchema }))
      .min(1)
      .max(50),
  }),
  data: z.null(),
  message: { fr: 'La page est de nouveau en ligne.', en: 'The page is online again.' },
  errors: ['STALE_VERSION'],
  summary:
    'Remet en ligne les versions que «\u202fpage.offline\u202f» a répondues, avec leurs versions programmées\u00a0; leurs liens mènent aux adresses d’aujourd’hui.',
  example: { params: { idPage: 12 }, body: { documents: [{ locale: 'fr_FR', revision: 31 }] }, data: null },
})

/** Puts a page into the trash. */
export const pageTrash = defineCall({
  ...own,
  ...knowingUses(params, { kind: 'page', id: 'idPage' }),
  name: 'page.trash',
  method: 'DELETE',
  path: '/page/{idPage}',
  data: z.null(),
  message: { fr: 'La page est à la corbeille pour 30 jours.', en: 'The page is in the trash for 30 days.' },
  errors: ['PAGE_REQUIRED', 'IN_USE'],
  summary:
    'Met une page à la corbeille, d’où elle est effacée après 30 jours. Une page dont le site a besoin est refusée, comme une page utilisée à plus d’endroits que «\u202fused\u202f» n’en dit.',
  example: { params: { idPage: 12 }, data: null },
})

/** Takes a page out of the trash. */
export const pageRestore = defineCall({
  ...own,
  name: 'page.restore',
  method: 'POST',
  path: '/page/{idPage}/restoration',
  /** Other addresses by language, for those that were taken meanwhile. */
  body: z.strictObject({ urls: z.record(localeCodeSchema, urlSchema).optional() }),
  data: z.null(),
  message: { fr: 'La page est sortie de la corbeille.', en: 'The page is out of the trash.' },
  errors: ['PAGE_INVALID'],
  summary:
    'Sort une page de la corbeille, telle qu’elle y a été mise. Si une autre page a pris son adresse, c’est refusé avec une adresse libre pour chaque langue dans «\u202furls\u202f», à renvoyer telle quelle ou changée.',
  example: { params: { idPage: 12 }, body: {}, data: null },
})

/** Says who may open a page. */
export const pageOpenTo = defineCall({
  ...own,
  name: 'page.openTo',
  method: 'PUT',
  path: '/page/{idPage}/access',
  body: z.strictObject({ access: z.enum(pageAccess), former: z.enum(pageAccessState) }),
  data: z.object({ access: z.enum(pageAccess) }),
  message: { fr: 'C’est noté.', en: 'Done.' },
  errors: ['STALE_VERSION', 'PAGE_REQUIRED'],
  summary:
    'Dit qui peut ouvrir une page\u00a0: tout le monde (EVERYBODY), qui n’est pas connecté (GUESTS), les membres (MEMBERS), ou tout le monde tant que la boutique est ouverte (SHOP). «\u202fformer\u202f» est ce qui a été vu.',
  example: { params: { idPage: 12 }, body: { access: 'MEMBERS', former: 'EVERYBODY' }, data: { access: 'MEMBERS' } },
})

import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'
import { emailSchema, fieldCode, typedPasswordSchema } from '#schemas/api/people/account-fields.ts'

import { confirmedSchema } from '#schemas/admin/drafts/confirmed.ts'
import { readHost } from '#schemas/urls/read-host.ts'
import { newSiteLocales, pointNames } from './site-points.ts'

const password = typedPasswordSchema.nullish()

/** A host as a person types it. */
const typedHostSchema = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .refine((typed) => readHost(typed) !== null, fieldCode('FORMAT', { reason: 'host' }))

const pointSchema = z.object({
  name: z.enum(pointNames),
  isDone: z.boolean(),
  /** Value that is set, or number of what is missing; null where the point has none. */
  detail: z.string().nullable(),
})

/** Makes a site. */
export const newSiteCreate = defineCall({
  name: 'newSite.create',
  method: 'POST',
  path: '/new-site',
  role: 'S',
  cache: 'N',
  budget: 'adminWrite',
  params: z.object({}),
  body: z.strictObject({
    name: z.string().trim().min(1).max(80),
    host: typedHostSchema,
    locale: z.enum(newSiteLocales),
    withShop: z.boolean(),
    /** Address that is invited as a super-administrator too. */
    invite: emailSchema.nullish(),
    password,
  }),
  data: z.object({ id: rowIdSchema, url: z.url(), panelUrl: z.url(), isInvited: z.boolean() }),
  status: 201,
  idempotent: true,
  // A whole site takes longer than other calls on a busy machine.
  preparesFiles: true,
  message: { fr: 'Le site est créé.', en: 'The site is made.' },
  errors: ['REAUTH_REQUIRED'],
  summary:
    'Crée un site avec la configuration par défaut, en travaux tant qu’on ne l’ouvre pas. La personne qui le crée en devient gérante, avec la même adresse e-mail et le même mot de passe\u00a0; une autre peut être invitée. Demande une preuve récente.',
  example: {
    params: {},
    body: { name: 'Maison Tellier', host: 'www.tellier.example', locale: 'fr_FR', withShop: false, password: 'trois chats sous la lune' },
    data: { id: 40, url: 'https://www.tellier.example', panelUrl: 'https://www.tellier.example/admin', isInvited: false },
  },
})

/** Reads the points of « Votre site en ordre ». */
export const newSiteOrder = defineCall({
  name: 'newSite.order',
  method: 'GET',
  path: '/new-site/order',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  data: z.object({ isOpen: z.boolean(), host: z.string(), points: z.array(pointSchema) }),
  errors: [],
  summary: 'Les douze points d’un site en ordre, déduits de son état, et s’il est ouvert aux visiteurs.',
  example: { params: {}, data: { isOpen: false, host: 'www.tellier.example', points: [{ name: 'LOGO', isDone: true, detail: null }] } },
})

/** Opens the site to visitors, or closes it for works. */
export const newSiteOpen = defineCall({
  name: 'newSite.open',
  method: 'PUT',
  path: '/new-site/open',
  role: 'A',
  cache: 'N',
  budget: 'adminWrite',
  params: z.object({}),
  body: z.strictObject({ isOpen: z.boolean(), confirmed: confirmedSchema }),
  data: z.object({ isOpen: z.boolean() }),
  message: { fr: 'C’est fait.', en: 'Done.' },
  errors: ['HOST_UNPROVEN', 'PAGE_INVALID', 'TO_CONFIRM'],
  summary:
    'Ouvre le site aux visiteurs, ou le remet en travaux. TO_CONFIRM nomme dans «\u202fquestions\u202f» ce que «\u202fconfirmed\u202f» ne dit pas encore vu\u00a0: les points qui manquent (LACKING), et dans les pages qui paraîtraient des mots d’exemple (SAMPLE_WORDS) ou des textes pas encore traduits (UNTRANSLATED).',
  example: { params: {}, body: { isOpen: true }, data: { isOpen: true } },
})

/** The calls of a new site. */
export const newSiteCalls = [newSiteCreate, newSiteOrder, newSiteOpen] as const

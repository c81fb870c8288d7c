import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { instantSchema, localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'

const own = {
  role: 'A',
  cache: 'N',
  path: '/page/{idPage}/{locale}/translation',
  params: z.object({ idPage: z.coerce.number().pipe(rowIdSchema), locale: localeCodeSchema }),
} as const

const placeSchema = { blockId: z.string().max(200).nullable(), pointer: z.string().max(500) }
const text = { blockId: 'texte', pointer: '/html', now: 'Douze vins, une seule roche.' }

/** Makes a page in another language from the language of the site. */
export const pageTranslate = defineCall({
  ...own,
  name: 'page.translate',
  method: 'POST',
  budget: 'adminWrite',
  data: z.object({ url: z.string() }),
  status: 201,
  idempotent: true,
  message: {
    fr: 'La page existe dans cette langue, avec des textes à traduire. Les visiteurs ne la voient pas encore.',
    en: 'The page exists in this language, with texts to translate. Visitors do not see it yet.',
  },
  errors: ['STALE_VERSION', 'PAGE_INVALID'],
  summary:
    'Crée une page dans une autre langue, telle que le brouillon de la langue du site est\u00a0: les mêmes éléments, leurs textes à traduire, à une adresse libre. Les visiteurs ne la voient pas. STALE_VERSION si la page existe déjà dans cette langue.',
  example: { params: { idPage: 12, locale: 'en_GB' }, data: { url: 'services' } },
})

/** Texts of a page that are to be reviewed in another language. */
export const pageTranslation = defineCall({
  ...own,
  name: 'page.translation',
  method: 'GET',
  data: z.object({
    /** The language of the site, whose texts are translated. */
    source: localeCodeSchema,
    texts: z.array(
      z.object({
        ...placeSchema,
        /** The text in the language of the site, without its tags. */
        now: z.string(),
        /** The text that was translated; null where that is not known. */
        former: z.string().nullable(),
        /** True for a text that was taken over and is not translated. */
        isTaken: z.boolean(),
        changedAt: instantSchema,
      }),
    ),
  }),
  errors: [],
  summary:
    'Les textes d’une page à revoir dans une langue\u00a0: ceux qui ont changé dans la langue du site depuis leur traduction, avec ce qu’ils étaient, et ceux qui en sont repris sans être traduits. Les brouillons comptent.',
  example: {
    params: { idPage: 12, locale: 'en_GB' },
    data: {
      source: 'fr_FR',
      texts: [{ ...text, former: 'Quatre vins, une seule roche.', isTaken: false, changedAt: '2026-11-20T13:12:07Z' }],
    },
  },
})

/** Says that texts of a page are up to date. */
export const pageTranslated = defineCall({
  ...own,
  name: 'page.translated',
  method: 'PUT',
  budget: 'adminWrite',
  body: z.strictObject({
    /** `now`: the text of the language of the site as it was seen. */
    texts: z
      .array(z.strictObject({ ...placeSchema, now: z.string().max(100_000) }))
      .min(1)
      .max(500),
  }),
  data: z.null(),
  message: { fr: 'C’est marqué à jour.', en: 'Marked as up to date.' },
  errors: [],
  summary:
    'Marque des textes d’une langue à jour de ceux de la langue du site, tels qu’ils ont été vus («\u202fnow\u202f»)\u00a0: un texte qui a encore changé depuis reste à revoir.',
  example: { params: { idPage: 12, locale: 'en_GB' }, body: { texts: [text] }, data: null },
})

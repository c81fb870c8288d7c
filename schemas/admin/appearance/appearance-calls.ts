import { z } from 'zod'
import { appearanceResource } from '#schemas/admin/appearance/appearance-resource.ts'
import { deriveCalls } from '#schemas/admin/resources/calls/derive-calls.ts'
import { itemSchema } from '#schemas/admin/resources/calls/item-shapes.ts'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'
import { bannerSchema, logoSchema } from '#schemas/api/sites/site.ts'

const usualBanner = { positionX: 'center', positionY: 'center', size: 'cover', repeat: 'no-repeat', height: 200 }

/** Reads the appearance of a site as it is edited, with the pictures and fonts that it names. */
export const appearanceRead = defineCall({
  name: 'appearance.read',
  method: 'GET',
  path: '/appearance',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  data: z.object({
    item: itemSchema(appearanceResource),
    /** Logos, banner and fonts of the form, as the site shows them once it is published. */
    shown: z.object({
      logos: z.array(logoSchema),
      banner: bannerSchema,
      ownFonts: z.array(z.object({ name: z.string(), files: z.array(z.string()) })),
    }),
  }),
  errors: [],
  summary:
    'Lit l’apparence du site telle qu’elle est modifiée\u00a0: couleurs, formes, lettres, logos, bandeau et polices ajoutées. «\u202fpublished\u202f» est ce que voient les visiteurs, s’il diffère. «\u202fshown\u202f» a les adresses des images et des polices que l’essai nomme.',
  example: {
    params: {},
    data: {
      item: {
        ...{ id: 37, version: 12, state: 'PUBLISHED', form: appearanceResource.example.form, published: null },
        ...{ publishedAt: '2026-11-09T08:00:00Z', address: null },
      },
      shown: { logos: [], banner: { filename: null, onlineImage: null, ...usualBanner }, ownFonts: [] },
    },
  },
})

/** Takes a font file into the library, for a family of the trial. */
export const appearanceFont = defineCall({
  name: 'appearance.font',
  method: 'POST',
  path: '/appearance/font',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  body: z.strictObject({}),
  takesFiles: true,
  data: z.object({ id: rowIdSchema, family: z.string() }),
  status: 201,
  message: { fr: 'La police est ajoutée à l’essai.', en: 'The font is added to the trial.' },
  budget: 'adminWrite',
  errors: ['TOO_MANY_FILES', 'STORAGE_FULL'],
  summary:
    'Ajoute un fichier de police (WOFF2) à la bibliothèque, en multipart. Son contenu est vérifié. «\u202ffamily\u202f» est la famille que dit le nom du fichier\u00a0; un essai la nomme ensuite dans «\u202ffamilies\u202f».',
  example: { params: {}, body: {}, data: { id: 31, family: 'Inter' } },
})

/** Verbs of the one appearance of a site: it is never made, copied, taken offline or put into the trash. */
const verbs: ReadonlySet<string> = new Set(['read', 'update', 'publish', 'discard', 'history', 'at'])

/** The calls on the appearance of a site that are those of any resource. It is published immediately, or planned by `plan.createOfItem`. */
export const appearanceItemCalls = deriveCalls(appearanceResource)
  .filter(({ name }) => verbs.has(name.slice('admin.appearance.'.length)))
  .map((call) => (call.name === 'admin.appearance.publish' ? { ...call, body: z.strictObject({ at: z.null() }) } : call))

import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { imageExample, imageSchema } from '#schemas/api/base/image.ts'
import { localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'

/** Limit of the HTML of a page, as a body and as a picture, in bytes. */
export const PICTURE_BYTES = 2 * 1024 * 1024

const idInPathSchema = z.coerce.number().pipe(rowIdSchema)
const placeSchema = z.object({ idPage: idInPathSchema, idLayout: idInPathSchema })
const htmlHashSchema = z.string().regex(/^sha256-[A-Za-z0-9_-]{43}$/)

const example = { params: { idPage: 12, idLayout: 112 }, htmlHash: `sha256-${'A'.repeat(43)}` }
const picture = {
  ...imageExample,
  alt: '',
  width: 640,
  height: 400,
  blur: null,
  externalPath: '/preview/_picture/112/9f2c8b1e5d3a7406.webp',
}

/** Says whether the picture of a page is the one of this HTML. */
export const layoutCheck = defineCall({
  name: 'layout.check',
  method: 'POST',
  path: '/page/{idPage}/layout/{idLayout}/hash/check',
  role: 'A',
  cache: 'N',
  params: placeSchema,
  body: z.strictObject({ html: z.string().min(1) }),
  verbatim: true,
  bodyLimit: PICTURE_BYTES,
  data: z.object({
    htmlHash: htmlHashSchema,
    /** True when the stored picture was made of this HTML. */
    valid: z.boolean(),
    preview: imageSchema.nullable(),
  }),
  budget: 'adminWrite',
  errors: [],
  summary:
    'Dit si la vignette d’une page est celle de ce HTML. Le HTML (2\u00a0Mo au plus) est résumé en «\u202fhtmlHash\u202f» et n’est pas gardé. «\u202fpreview\u202f» est la vignette que la page a\u00a0; nul, si elle n’en a pas.',
  example: {
    params: example.params,
    body: { html: '<main id="main"><h1>Nos services</h1></main>' },
    data: { htmlHash: example.htmlHash, valid: false, preview: picture },
  },
})

/** Stores the picture of a page. */
export const layoutPreview = defineCall({
  name: 'layout.preview',
  method: 'PUT',
  path: '/page/{idPage}/layout/{idLayout}/preview',
  role: 'A',
  cache: 'N',
  params: placeSchema,
  body: z.strictObject({ htmlHash: htmlHashSchema }),
  takesFiles: true,
  data: z.object({ htmlHash: htmlHashSchema, preview: imageSchema }),
  message: { fr: 'La vignette est enregistrée.', en: 'The picture is saved.' },
  budget: 'adminWrite',
  errors: ['STALE_VERSION', 'TOO_MANY_FILES'],
  summary:
    'Enregistre la vignette d’une page, en multipart sous «\u202fimage\u202f»\u00a0: JPEG, PNG ou WebP de 2\u00a0Mo au plus. «\u202fhtmlHash\u202f» est celui de la dernière vérification\u00a0; un autre, ou une page publiée depuis, est refusé.',
  example: { params: example.params, body: { htmlHash: example.htmlHash }, data: { htmlHash: example.htmlHash, preview: picture } },
})

/** Lists the pictures of pages. */
export const layoutPictures = defineCall({
  name: 'layout.pictures',
  method: 'GET',
  path: '/page/preview',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  list: {
    fields: { id: { kind: 'id' }, locale: { kind: 'text' }, isCurrent: { kind: 'boolean' } },
    defaultOrder: 'id:asc',
  },
  data: z.object({
    pictures: z.array(
      z.object({
        id: rowIdSchema,
        locale: localeCodeSchema,
        preview: imageSchema.nullable(),
        /** False where there is no picture, or the page or the theme has changed since. */
        isCurrent: z.boolean(),
      }),
    ),
    total: z.number().int().nonnegative(),
  }),
  errors: ['BAD_FILTER'],
  summary:
    'Les vignettes des pages hors de la corbeille, par page («\u202fid\u202f») et langue. «\u202fisCurrent\u202f» est faux là où la vignette manque, ou si la page ou le thème ont changé depuis.',
  example: {
    params: {},
    query: 'id=12,13&locale=fr_FR',
    data: { pictures: [{ id: 12, locale: 'fr_FR', preview: picture, isCurrent: true }], total: 1 },
  },
})

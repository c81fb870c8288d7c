import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'

/** Fetches a drawing and cleans it, so that it can stand inside a page. */
export const imageLoadSvg = defineCall({
  name: 'image.loadSvg',
  method: 'POST',
  path: '/image/load-svg',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({ url: z.string().min(1) }),
  readsTexts: true,
  data: z.string(),
  budget: 'loadSvg',
  message: { fr: 'Image chargée.', en: 'Image loaded.' },
  errors: ['SVG_UNAVAILABLE'],
  summary:
    'Un dessin SVG nettoyé, prêt à figurer dans une page\u00a0: du site ou des hôtes de sa liste\u00a0; pour un administrateur, de tout hôte public.',
  example: {
    params: {},
    body: { url: '/media/9-aa01c37e/tampon.svg' },
    data: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"></svg>',
  },
})

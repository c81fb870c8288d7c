import { z } from 'zod'
import { rowIdSchema } from './scalars.ts'

/** Where a picture itself is: in the media service, or on another host, of which the media service has a picture that stands for it. */
export const onlineImageSchema = z.object({
  id: rowIdSchema,
  externalId: z.string(),
  externalType: z.enum(['MEDIA', 'EMBED']),
  externalPath: z.string(),
  url: z.string(),
})

/** Where a picture itself is. */
export type OnlineImage = z.infer<typeof onlineImageSchema>

/** What a film says, in one language, as a file in WebVTT. */
export const captionsSchema = z.object({ locale: z.string(), label: z.string(), path: z.string() })

/** A picture with its text; `externalPath?w=320|640|960|1280|1920` gives its widths; without `onlineImage`, `filename` lies in the public folder. A film has its captions besides, when it has some. */
export const imageSchema = z.object({
  id: rowIdSchema,
  filename: z.string(),
  name: z.string(),
  alt: z.string(),
  width: z.number().int().nonnegative(),
  height: z.number().int().nonnegative(),
  blur: z.string().nullable(),
  externalPath: z.string(),
  url: z.string(),
  onlineImage: onlineImageSchema.nullable(),
  captions: z.array(captionsSchema).optional(),
})

/** A picture with its text, its size and its addresses. */
export type Image = z.infer<typeof imageSchema>

/** The picture shown in the examples of the reference. */
export const imageExample: Image = {
  id: 31,
  filename: 'signature.webp',
  name: 'Signature',
  alt: 'Deux associés signent',
  width: 1600,
  height: 900,
  blur: 'data:image/webp;base64,UklGRiIAAABXRUJQ',
  externalPath: '/media/31-9f2c/signature.webp',
  url: 'https://www.greffe-plume.example/media/31-9f2c/signature.webp',
  onlineImage: {
    id: 31,
    externalId: '31-9f2c',
    externalType: 'MEDIA',
    externalPath: '/media/31-9f2c/signature.webp',
    url: 'https://www.greffe-plume.example/media/31-9f2c/signature.webp',
  },
}

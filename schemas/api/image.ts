import { z } from 'zod'
import { rowIdSchema } from './scalars.ts'

/** A picture kept by the media service, or shown from another host. */
export const onlineImageSchema = z.object({
  id: rowIdSchema,
  externalId: z.string(),
  externalType: z.enum(['MEDIA', 'EMBED']),
  externalPath: z.string(),
  url: z.string(),
})

/** A picture kept by the media service, or shown from another host. */
export type OnlineImage = z.infer<typeof onlineImageSchema>

/** A picture with its text; `externalPath?w=320|640|960|1280|1920` gives its widths; without `onlineImage`, `filename` lies in the public folder. */
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

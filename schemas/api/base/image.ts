import { z } from 'zod'
import { rowIdSchema } from './scalars.ts'

/** The location of an image: the media service, or another host with a local preview in the media service. */
export const onlineImageSchema = z.object({
  id: rowIdSchema,
  externalId: z.string(),
  externalType: z.enum(['MEDIA', 'EMBED']),
  externalPath: z.string(),
  url: z.string(),
})

/** The location of an image. */
export type OnlineImage = z.infer<typeof onlineImageSchema>

/** The captions of a video in one locale, as a WebVTT file. */
export const captionsSchema = z.object({ locale: z.string(), label: z.string(), path: z.string() })

/** The point of an image that stays visible when it is cropped, in percent of its sides; the centre without one. */
export const focusSchema = z.strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) })

/**
 * An image with its text alternative. `externalPath?w=320|640|960|1280|1920` returns its widths. Without `onlineImage`, `filename` is in
 * the public folder. A video may have captions.
 */
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
  focus: focusSchema.optional(),
})

/** An image with its text alternative, size and URLs. */
export type Image = z.infer<typeof imageSchema>

/** The image in the examples of the API reference. */
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

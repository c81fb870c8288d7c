import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { Media } from '#server/content/media/service.ts'
import { openImage } from '#server/content/media/open-image.ts'
import type { Site } from '#server/platform/scope/site.ts'

const SIDE = 180
const MARGIN = 18

const ownMark = new URL('../../../public/favicon.svg', import.meta.url)
const none = { r: 0, g: 0, b: 0, alpha: 0 }

/** The bytes of a site's mark, or of the mark that stands in for it. */
export async function readMark(media: Media, site: Site, logos: SiteInfo['logos']): Promise<Buffer> {
  const image = logos.find(({ type }) => type === 'LOGO_FAVICON')?.onlineImage
  const name = image?.externalPath.split('/').at(-1)
  if (!image || name === undefined) return readFile(ownMark)
  return buffer((await media.open(site, { externalId: image.externalId, name })).stream)
}

/** A mark as a picture of a size, with nothing behind it. */
export async function drawMark(mark: Uint8Array, side: number): Promise<Buffer> {
  const size = { width: side, height: side }
  const { pixels } = await openImage(mark, size)
  return pixels()
    .resize({ ...size, fit: 'contain', background: none })
    .png()
    .toBuffer()
}

/** Draws the icon that a telephone puts on its first screen: the mark with air around it, on the ground of the site. */
export async function drawTouchIcon(mark: Uint8Array, ground: string): Promise<Buffer> {
  const small = await drawMark(mark, SIDE - 2 * MARGIN)
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: ground } })
    .composite([{ input: small, gravity: 'center' }])
    .png({ palette: true })
    .toBuffer()
}

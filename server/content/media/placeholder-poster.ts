import sharp from 'sharp'
import type { VideoSize } from './parse-mp4.ts'

const background = '#22262e'
const MAX_SIDE = 1280

/** Creates a plain image in the proportions of a video without a poster. */
export function placeholderPoster({ width, height }: VideoSize): Promise<Buffer> {
  const scale = MAX_SIDE / Math.max(width, height)
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  return sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer()
}

import { externalVideo } from '#domain/urls/external-video.ts'
import type { Image } from '#schemas/api/base/image.ts'
import { safeUrl } from '#engine/validation/safe-url.ts'

/** A video of another service, as a view shows it. */
export interface OutsideVideo {
  readonly service: string
  readonly player: string
  /** Its page at the service. */
  readonly href: string
}

/** The video of another service that an address leads to; null for any other address. */
export function outsideVideoAt(address: string): OutsideVideo | null {
  const video = externalVideo(address)
  const href = safeUrl(address)
  return video && href ? { service: video.service, player: video.player, href } : null
}

/** The video of another service for which a picture stands; null for what is of the site. */
export function outsideVideoOf({ onlineImage }: Pick<Image, 'onlineImage'>): OutsideVideo | null {
  return onlineImage?.externalType === 'EMBED' ? outsideVideoAt(onlineImage.url) : null
}

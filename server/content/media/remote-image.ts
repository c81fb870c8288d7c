import { externalVideo } from '#domain/urls/external-video.ts'
import type { SafeFetch } from '#server/adapters/outbound/safe-fetch.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { placeholderPoster } from './placeholder-poster.ts'

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/svg+xml'] as const
const MAX_BYTES = 10_485_760
const filmSize = { width: 16, height: 9 }

/** Refuses an address that leads neither to a video of the two services nor to one of the hosts that the site lists. */
export function requireListedHost({ imageHosts }: Site, address: string): void {
  const url = URL.parse(address)
  if (url?.protocol === 'https:' && (externalVideo(address) !== null || imageHosts.includes(url.hostname))) return
  throw new ApiError('VALIDATION_FAILED', { errors: [{ field: 'address', code: 'OPTION' }] })
}

/**
 * The picture that stands for something of another host: the thing itself when it is a picture,
 * and of a video the image that its service gives; without one, a plain ground.
 */
export async function fetchPreview(fetchOutside: SafeFetch, { imageHosts }: Site, address: string): Promise<Uint8Array> {
  const fetchPicture = async (from: string): Promise<Uint8Array> => {
    const allows = (host: string): boolean => imageHosts.includes(host)
    return (await fetchOutside(from, { accept: pictureTypes, maxBytes: MAX_BYTES, allows })).bytes
  }
  const video = externalVideo(address)
  if (video === null) return fetchPicture(address)
  const still = video.thumbnail === null ? null : await fetchPicture(video.thumbnail).catch(() => null)
  return still ?? placeholderPoster(filmSize)
}

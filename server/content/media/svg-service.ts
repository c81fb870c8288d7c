import type { SafeFetch } from '#server/adapters/outbound/safe-fetch.ts'
import { OutsideError } from '#server/adapters/outbound/fetch-error.ts'
import type { Media } from '#server/content/media/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { cleanDrawing } from '#server/content/svg/open-drawing.ts'

/** SVG images that are inlined in pages. */
export interface Images {
  /** Loads an SVG of the site, of its listed hosts or, for those who may add to the library, of any public host. Every failure is the same error. */
  loadSvg(site: Site, address: string, reach: SvgReach): Promise<string>
}

/** How far an address may lead. `fromAnywhere`: to any public host. */
export interface SvgReach {
  readonly fromAnywhere: boolean
}

interface Needs {
  readonly media: Media
  readonly fetchOutside: SafeFetch
  readonly log: { info(facts: object, message: string): void }
}

const svgType = 'image/svg+xml'
const MAX_BYTES = 1_048_576
const MAX_URL_LENGTH = 2000
const ownMedia = /^\/media\/([^/]+)\/([^/]+)$/

/** The path of an address on the site itself; null for any other. */
function ownPath({ url, devUrl, prodUrl }: Site, address: string): string | null {
  if (!URL.canParse(address, url)) return null
  const { origin, pathname } = new URL(address, url)
  return [url, devUrl, prodUrl].some((own) => new URL(own).origin === origin) ? pathname : null
}

async function readOwn(media: Media, site: Site, path: string): Promise<Buffer> {
  const [, externalId, name] = (ownMedia.exec(path) ?? []).map(decodeURIComponent)
  if (externalId === undefined || name === undefined) throw new ApiError('SVG_UNAVAILABLE')
  const file = await media.open(site, { externalId, name })
  if (file.mime !== svgType || file.bytes > MAX_BYTES) {
    file.stream.destroy()
    throw new ApiError('SVG_UNAVAILABLE')
  }
  const chunks: Buffer[] = []
  for await (const chunk of file.stream as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function readSvg({ media, fetchOutside }: Needs, site: Site, address: string, { fromAnywhere }: SvgReach): Promise<string | null> {
  if (address.length > MAX_URL_LENGTH) throw new ApiError('SVG_UNAVAILABLE')
  const path = ownPath(site, address)
  const allows = (host: string): boolean => fromAnywhere || site.imageHosts.includes(host)
  const bytes =
    path === null
      ? (await fetchOutside(address, { accept: [svgType], maxBytes: MAX_BYTES, allows })).bytes
      : await readOwn(media, site, path)
  return cleanDrawing(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

/** Returns the service that fetches SVG images and sanitises them. */
export function createImages(needs: Needs): Images {
  return {
    loadSvg: async (site, address, reach) => {
      try {
        const drawing = await readSvg(needs, site, address, reach)
        if (drawing !== null) return drawing
      } catch (error) {
        // Nothing is known of a drawing that could not be looked into.
        if (error instanceof ApiError && error.code === 'UNAVAILABLE') throw error
        // The reason goes to the log alone: in the response it would reveal the internal network.
        const reason = error instanceof OutsideError || error instanceof ApiError ? error.message : 'unreadable'
        needs.log.info({ site: site.id, reason }, 'a drawing could not be loaded')
      }
      throw new ApiError('SVG_UNAVAILABLE')
    },
  }
}

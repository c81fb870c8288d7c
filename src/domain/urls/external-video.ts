/** A video of a supported service. */
export interface ExternalVideo {
  readonly service: 'YouTube' | 'Vimeo'
  /** URL of the player, which starts immediately because the visitor has just asked for it. */
  readonly player: string
  /** URL of a preview image; null when it cannot be derived from the URL of the video. */
  readonly thumbnail: string | null
}

/** Hosts of the preview images of both services: the default external image hosts of a site. */
export const thumbnailHosts = ['i.ytimg.com', 'i.vimeocdn.com'] as const

const YOUTUBE_HOSTS = new Set(['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'])
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_PATH = /^\/(?:video\/)?(\d{1,12})(?:\/([0-9a-f]{6,16}))?$/

/** Returns the video that a YouTube or Vimeo URL leads to; null for any other URL. */
export function externalVideo(address: string): ExternalVideo | null {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  const host = url.hostname.replace(/^www\./, '')
  if (YOUTUBE_HOSTS.has(host)) return youtube(url, host)
  return host === 'vimeo.com' || host === 'player.vimeo.com' ? vimeo(url) : null
}

function youtube(url: URL, host: string): ExternalVideo | null {
  const [first, second] = url.pathname.slice(1).split('/')
  const inPath = host === 'youtu.be' ? first : ['embed', 'shorts', 'live'].includes(first ?? '') ? second : undefined
  const id = inPath ?? url.searchParams.get('v') ?? ''
  if (!YOUTUBE_ID.test(id)) return null
  return {
    service: 'YouTube',
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    thumbnail: `https://${thumbnailHosts[0]}/vi/${id}/hqdefault.jpg`,
  }
}

function vimeo(url: URL): ExternalVideo | null {
  const [, id, key] = VIMEO_PATH.exec(url.pathname) ?? []
  if (id === undefined) return null
  return {
    service: 'Vimeo',
    player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key === undefined ? '' : `&h=${key}`}`,
    thumbnail: null,
  }
}

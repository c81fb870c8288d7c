import { readUrl } from './read-url.ts'

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

const YOUTUBE_HOSTS = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtu.be', 'youtube-nocookie.com'])
const YOUTUBE_ID = /^[\w-]{11}$/
/** Playlists that everybody may see; a mix or the list of videos for later is of one person. */
const YOUTUBE_LIST = /^(?:PL|UU|FL|OLAK5uy_)[\w-]{10,64}$/
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{1,12})(?:\/([0-9a-f]{6,16}))?\/?$/
const VIMEO_KEY = /^[0-9a-f]{6,16}$/
const TIME = /^(?:(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?|(?:(\d{1,3}):)?(\d{1,3}):(\d{2}))$/

/** Returns the video that a YouTube or Vimeo URL leads to; null for any other URL. */
export function externalVideo(address: string): ExternalVideo | null {
  const url = readUrl(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  const host = url.hostname.replace(/^www\./, '')
  if (YOUTUBE_HOSTS.has(host)) return youtube(url, host)
  return host === 'vimeo.com' || host === 'player.vimeo.com' ? vimeo(url) : null
}

function youtube(url: URL, host: string): ExternalVideo | null {
  const [first, second] = url.pathname.slice(1).split('/')
  const inPath = host === 'youtu.be' ? first : ['embed', 'shorts', 'live', 'v'].includes(first ?? '') ? second : undefined
  const id = inPath ?? url.searchParams.get('v') ?? ''
  if (!YOUTUBE_ID.test(id)) return null
  const list = url.searchParams.get('list') ?? ''
  const options = [
    ...['autoplay=1', 'rel=0'],
    ...timeOption('start', secondsAt(url, ['start', 't', 'time_continue'])),
    ...timeOption('end', secondsAt(url, ['end'])),
    ...(YOUTUBE_LIST.test(list) ? [`list=${list}`] : []),
  ]
  return {
    service: 'YouTube',
    player: `https://www.youtube-nocookie.com/embed/${id}?${options.join('&')}`,
    thumbnail: `https://${thumbnailHosts[0]}/vi/${id}/hqdefault.jpg`,
  }
}

function vimeo(url: URL): ExternalVideo | null {
  const [, id, inPath] = VIMEO_PATH.exec(url.pathname) ?? []
  if (id === undefined) return null
  const key = inPath ?? url.searchParams.get('h') ?? ''
  const start = secondsAt(url, ['t'])
  return {
    service: 'Vimeo',
    player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${VIMEO_KEY.test(key) ? `&h=${key}` : ''}${start > 0 ? `#t=${start}s` : ''}`,
    thumbnail: null,
  }
}

const timeOption = (name: string, seconds: number): readonly string[] => (seconds > 0 ? [`${name}=${seconds}`] : [])

/** The first time that an address names under these names, in its query or behind `#`; 0 without one. */
function secondsAt({ searchParams, hash }: URL, names: readonly string[]): number {
  const behind = new URLSearchParams(hash.slice(1))
  const times = names.flatMap((name) => [searchParams.get(name), behind.get(name)]).map((time) => secondsOf(time ?? ''))
  return times.find((seconds) => seconds > 0) ?? 0
}

/** The seconds of `90`, `90s`, `1m30s`, `1h2m3s`, `1:30` or `1:02:03`; 0 for other words. */
function secondsOf(time: string): number {
  const [, ...parts] = TIME.exec(time.toLowerCase().replace(/\.\d+(?=s?$)/, '')) ?? []
  const [hours = 0, minutes = 0, seconds = 0, clockHours = 0, clockMinutes = 0, clockSeconds = 0] = parts.map((part) => Number(part ?? 0))
  return (hours + clockHours) * 3600 + (minutes + clockMinutes) * 60 + seconds + clockSeconds
}

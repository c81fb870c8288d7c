import type { SiteInfo } from '#schemas/api/sites/site.ts'
import { pictureAddress } from '#domain/urls/image-url.ts'

type Declarations = [name: string, value: string | null][]

const PLACE = /^[\w./-]+$/
const SHARE = /^\d{1,3}%$/
const WORDS = {
  positionX: ['left', 'center', 'right'],
  positionY: ['top', 'center', 'bottom'],
  size: ['cover', 'contain', 'auto'],
  repeat: ['no-repeat', 'repeat', 'repeat-x', 'repeat-y', 'space', 'round'],
} as const
const MAX_HEIGHT = 800

/** How a site's banner is shown, as variables of its theme: typed values alone; nothing for a site without one. */
export function bannerVariables(banner: SiteInfo['banner']): Declarations {
  const address = pictureAddress(banner)
  if (address === null || !PLACE.test(address)) return []
  const word = (name: keyof typeof WORDS): string => {
    const said = banner[name]
    const words: readonly string[] = WORDS[name]
    return words.includes(said) || (name !== 'repeat' && SHARE.test(said))
      ? said
      : String(words[name === 'positionX' || name === 'positionY' ? 1 : 0])
  }
  return [
    ['--banner-image', `url("${widest(address)}")`],
    ['--banner-position', `${word('positionX')} ${word('positionY')}`],
    ['--banner-size', word('size')],
    ['--banner-repeat', word('repeat')],
    ['--banner-height', `${Math.min(banner.height, MAX_HEIGHT)}px`],
  ]
}

/** A photograph comes in the widest form that the media service makes; a drawing, or a file of the site, as it is. */
function widest(address: string): string {
  return address.startsWith('/media/') && !address.endsWith('.svg') ? `${address}?w=1920` : address
}

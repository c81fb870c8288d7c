import type { Logo } from '#schemas/api/sites/site.ts'
import { pictureAddress } from '#domain/urls/image-url.ts'
import { useSite } from '#renderer/context.ts'

/** The first of the wanted kinds of logo that the site has: its address, its text and its size. */
export function useLogo(kinds: readonly Logo['type'][]): (Pick<Logo, 'alt' | 'width' | 'height'> & { src: string }) | undefined {
  const { logos } = useSite()
  for (const kind of kinds) {
    const logo = logos.find(({ type }) => type === kind)
    const src = logo && pictureAddress(logo)
    if (src) return { src, alt: logo.alt, width: logo.width, height: logo.height }
  }
  return undefined
}

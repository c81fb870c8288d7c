import type { Logo } from '#schemas/api/sites/site.ts'
import { pictureAddress } from '#domain/urls/image-url.ts'
import { useSite } from '#renderer/context.ts'

/** The first of the wanted kinds of logo that the site has, as an address and its text. */
export function useLogo(kinds: readonly Logo['type'][]): { src: string; alt: string } | undefined {
  const { logos } = useSite()
  for (const kind of kinds) {
    const logo = logos.find(({ type }) => type === kind)
    const src = logo && pictureAddress(logo)
    if (src) return { src, alt: logo.alt }
  }
  return undefined
}

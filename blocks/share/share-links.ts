import type { ShareProps } from '#schemas/generated/block-props.ts'

interface Shared {
  readonly title: string
  readonly address: string
}

type Network = keyof Pick<ShareProps, 'linkedin' | 'facebook' | 'twitter' | 'telegram'>

interface NetworkLink {
  readonly network: Network
  readonly name: string
  readonly href: string
}

const NETWORKS: readonly { readonly key: Network; readonly name: string; readonly href: (address: string, title: string) => string }[] = [
  { key: 'linkedin', name: 'LinkedIn', href: (address) => `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
  { key: 'facebook', name: 'Facebook', href: (address) => `https://www.facebook.com/sharer/sharer.php?u=${address}` },
  { key: 'twitter', name: 'X', href: (address, title) => `https://x.com/intent/post?url=${address}&text=${title}` },
  { key: 'telegram', name: 'Telegram', href: (address, title) => `https://t.me/share/url?url=${address}&text=${title}` },
]

/** A text without halves of pairs, which no address can hold. The function `toWellFormed` is younger than the browsers of visitors. */
const wellFormed = (text: string): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text))

/** The addresses that send a page by mail, and those of the wanted networks. */
export function shareLinks({ title, address }: Shared, wanted: Pick<ShareProps, Network>): { mail: string; networks: NetworkLink[] } {
  const [page, words] = [encodeURIComponent(address), encodeURIComponent(wellFormed(title))]
  return {
    mail: `mailto:?subject=${words}&body=${page}`,
    networks: NETWORKS.filter(({ key }) => wanted[key]).map(({ key, name, href }) => ({ network: key, name, href: href(page, words) })),
  }
}

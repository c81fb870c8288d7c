import { brands, type BrandName } from '#ui/icons/brand-icons.ts'
import { BrandIcon } from '#ui/icons/BrandIcon.tsx'

interface SocialLinksProps {
  readonly label: string
  readonly links: readonly { readonly network: BrandName; readonly href: string }[]
}

/** Signs that lead to the site's pages on the networks. */
export function SocialLinks({ label, links }: SocialLinksProps) {
  return (
    <ul className="social-links" aria-label={label}>
      {links.map(({ network, href }) => (
        <li key={network}>
          <a className="social-link" href={href} rel="me noopener">
            <BrandIcon network={network} />
            <span className="visually-hidden">{brands[network].name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

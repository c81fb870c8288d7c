import { brands, type BrandName } from './brand-icons.ts'

interface SocialLinksProps {
  readonly label: string
  readonly links: readonly { readonly network: BrandName; readonly href: string }[]
}

/** Signs that lead to the site's pages on the networks. */
export function SocialLinks({ label, links }: SocialLinksProps) {
  return (
    <ul className="social-links" aria-label={label}>
      {links.map(({ network, href }) => {
        const { name, shape } = brands[network]
        return (
          <li key={network}>
            <a className="social-link" href={href} rel="me noopener">
              <svg className="icon" viewBox={shape.viewBox} height="1em" aria-hidden="true">
                <path d={shape.path} />
              </svg>
              <span className="visually-hidden">{name}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

interface LogoPicture {
  readonly src: string
  readonly alt: string
  readonly width?: number | undefined
  readonly height?: number | undefined
}

interface SiteMarkProps {
  readonly name: string
  readonly href: string
  /** Said instead of the name to those who listen: « Greffe & Plume, accueil ». */
  readonly label: string
  readonly tagline?: string | undefined
  readonly logo?: LogoPicture | undefined
  /** True when it stands far from the top, and may come late. */
  readonly late?: boolean
}

/** The site's logo, or its name set as one, leading home. */
export function SiteMark({ name, href, label, tagline, logo, late = false }: SiteMarkProps) {
  return (
    <div className="site-mark">
      <a className="site-mark-link" href={href} aria-label={label}>
        {logo ? (
          <img
            className="site-mark-logo"
            src={logo.src}
            alt={logo.alt}
            width={logo.width}
            height={logo.height}
            loading={late ? 'lazy' : undefined}
          />
        ) : (
          <span className="site-mark-name">{name}</span>
        )}
      </a>
      {tagline && (
        <span className="site-mark-room">
          <span className="site-mark-tagline">{tagline}</span>
        </span>
      )}
    </div>
  )
}

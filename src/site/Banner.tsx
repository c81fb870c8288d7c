import type { CSSProperties } from 'react'
import type { SiteInfo } from '#schemas/api/site.ts'

type BannerStyle = CSSProperties & { readonly '--banner-height': string }

/** The file of a banner, null when it has none and nothing is shown. */
export function bannerSource(banner: SiteInfo['banner']): string | null {
  return banner.onlineImage?.externalPath ?? (banner.filename ? `/${banner.filename}` : null)
}

/** The picture across the top of a page of the default shell. */
export function Banner({ banner }: { readonly banner: SiteInfo['banner'] }) {
  const source = bannerSource(banner)
  if (!source) return null
  const style: BannerStyle = { '--banner-height': `${banner.height}px` }
  return (
    <div className="site-banner" style={style}>
      <img src={source} alt="" data-x={banner.positionX} data-y={banner.positionY} data-size={banner.size} />
    </div>
  )
}

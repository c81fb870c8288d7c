import type { CSSProperties } from 'react'

/** The data of a shown picture; the API's Image fits. */
export interface PictureSource {
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly filename: string
  readonly externalPath: string
  /** Point that stays visible where the picture is cut, in percent of its sides. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined
}

interface PictureProps {
  readonly image: PictureSource
  /** The room it takes, as in the sizes attribute. */
  readonly sizes: string
  readonly priority?: boolean | undefined
  /** Replaces the image's own alternative text; empty when the words beside it say the same. */
  readonly alt?: string | undefined
  readonly className?: string | undefined
}

const WIDTHS = [320, 640, 960, 1280, 1920]

/** The addresses of a picture in the widths that the media service makes; drawings need but one. */
export function pictureSources({ externalPath, filename, width }: PictureSource): string | undefined {
  if (filename.endsWith('.svg') || !externalPath.startsWith('/media/')) return undefined
  const widths = WIDTHS.filter((candidate) => candidate <= width)
  if (widths.length === 0) return undefined
  return widths.map((candidate) => `${externalPath}?w=${String(candidate)} ${String(candidate)}w`).join(', ')
}

/** The address of a picture in an ordinary width: of a film, one image of it. */
export function pictureAt(image: PictureSource): string {
  return pictureSources(image) ? `${image.externalPath}?w=960` : image.externalPath
}

// An address of the browser itself stands for a picture that an editor is sending.
const ADDRESS = /^(?:https?:\/\/|\/(?!\/)|blob:)/

const AT_ONCE = { loading: 'eager', fetchPriority: 'high' } as const
// What is seen first is drawn with its page, not after it.
const LATER = { loading: 'lazy', decoding: 'async' } as const

function isUpright({ width, height }: PictureSource): boolean {
  return height > 0 && height >= width
}

const focusStyle = ({ focus }: PictureSource) => focus && ({ '--focus': `${focus.x}% ${focus.y}%` } as CSSProperties)

/** A picture in its own proportions, fetched when it comes near unless it has priority; nothing when its address is no address of a picture. */
export function Picture({ image, sizes, priority, alt = image.alt, className = 'picture' }: PictureProps) {
  if (!ADDRESS.test(image.externalPath)) return null
  const srcSet = pictureSources(image)
  return (
    <img
      className={className}
      style={focusStyle(image)}
      src={pictureAt(image)}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={image.width || undefined}
      height={image.height || undefined}
      data-upright={isUpright(image) || undefined}
      alt={alt}
      {...(priority ? AT_ONCE : LATER)}
      // A foreign host of the picture does not learn the page that shows it.
      referrerPolicy={image.externalPath.startsWith('/') ? undefined : 'no-referrer'}
    />
  )
}

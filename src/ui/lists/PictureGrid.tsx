import type { MouseEvent } from 'react'
import { figureProps } from '#ui/media/figure-props.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { Picture, type PictureSource } from '#ui/media/Picture.tsx'
import styles from './PictureGrid.module.css'

const SIZES = '(width < 40rem) 46vw, (width < 78rem) 30vw, 26rem'

interface GridPicture {
  readonly image: PictureSource
  readonly caption?: string | undefined
  /** Set for a film, which is shown by one image. */
  readonly isVideo: boolean
  /** The picture at its full size. */
  readonly href: string
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
}

interface PictureGridProps {
  readonly pictures: readonly GridPicture[]
  readonly columns: 2 | 3 | 4
  readonly ratio: '4/3' | '1/1' | '3/4' | 'auto'
  /** True when the grid begins the page: its first row is fetched at once. */
  readonly beginsPage?: boolean | undefined
  readonly words: {
    /** The name of a picture's link when the picture has no text of its own. */
    readonly enlarge: (number: number) => string
    readonly video: string
  }
}

/** Pictures in a grid. Each one links to its full size. */
export function PictureGrid({ pictures, columns, ratio, beginsPage = false, words }: PictureGridProps) {
  return (
    <ul className={styles.items} data-columns={columns} data-ratio={ratio}>
      {pictures.map(({ image, caption, isVideo, href, onOpen }, index) => (
        <li key={index}>
          <figure {...figureProps(caption)}>
            <a
              className={styles.link}
              href={href}
              aria-label={image.alt ? undefined : words.enlarge(index + 1)}
              aria-haspopup="dialog"
              data-acts=""
              onClick={onOpen}
            >
              <Picture image={image} sizes={SIZES} priority={beginsPage && index < columns} className={styles.picture} />
              {isVideo && (
                <span className={styles.video}>
                  <Icon name="play" />
                  <span className="visually-hidden">{words.video}</span>
                </span>
              )}
            </a>
            {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { Icon } from '#ui/icons/Icon.tsx'
import type { IconName } from '#ui/icons/icons.ts'
import styles from './ClickToLoad.module.css'

const PLACE = `in-ratio ${styles.place}`

interface ClickToLoadProps {
  /** The content in its place until then: a picture. */
  readonly poster?: ReactNode
  /** A card before the picture, which names the content. */
  readonly card?: ReactNode
  readonly ratio?: string | undefined
  readonly label: string
  readonly icon: IconName
  /** Where the same is to be found without scripts. */
  readonly href: string
  /** The notice about the effect of the click. */
  readonly notice: ReactNode
  readonly isLoaded: boolean
  readonly onLoad: () => void
  /** The external content, rendered after the click. */
  readonly children: ReactNode
}

/** Content of another site, which is fetched only after a click. */
export function ClickToLoad({ poster, card, ratio, label, icon, href, notice, isLoaded, onLoad, children }: ClickToLoadProps) {
  if (isLoaded)
    return (
      <div className={PLACE} data-ratio={ratio} data-loaded="">
        {children}
      </div>
    )
  return (
    <div className={PLACE} data-ratio={ratio} data-poster={poster ? '' : undefined}>
      {poster}
      <div className={styles.words} data-card={card ? '' : undefined}>
        {card}
        <a
          className="button"
          data-style="primary"
          data-acts=""
          href={href}
          onClick={(event) => {
            event.preventDefault()
            onLoad()
          }}
        >
          <Icon name={icon} />
          <span>{label}</span>
        </a>
        <p className={`inline-links ${styles.notice}`}>{notice}</p>
      </div>
    </div>
  )
}

interface OutsideFrameProps {
  readonly src: string
  readonly title: string
  readonly sandbox: string
  readonly allow?: string | undefined
}

/** A page of another site in this one; the focus goes to it, since its button is gone. */
export function ExternalFrame({ src, title, sandbox, allow }: OutsideFrameProps) {
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      className={styles.frame}
      src={src}
      title={title}
      sandbox={sandbox}
      allow={allow ?? 'fullscreen'}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

import { Picture } from '#ui/Picture.tsx'
import styles from './View.module.css'
import type { ServiceParts } from './service-parts.ts'

const ROOT = 'full-block'
const HEAD = `frame ${styles.head}`
const KICKER = `label ${styles.kicker}`
const BODY = `frame ${styles.body}`

/** A service across the page: its title and its picture on a band, the text below, what it costs beside it. */
export function WideService({ Title, service: { title, summary, image }, kicker, offer, children }: ServiceParts) {
  return (
    <article className={ROOT}>
      <header data-tone="muted">
        <div className={HEAD} data-picture={image ? true : undefined}>
          <div className={styles.words}>
            {kicker && <p className={KICKER}>{kicker}</p>}
            <Title className="document-title">{title}</Title>
            {summary && <p className={styles.summary}>{summary}</p>}
          </div>
          {image && <Picture image={image} sizes="(width < 62rem) 92vw, 40rem" priority className={styles.image} />}
        </div>
      </header>
      <div className={BODY}>
        <div className={styles.text}>{children}</div>
        {offer}
      </div>
    </article>
  )
}

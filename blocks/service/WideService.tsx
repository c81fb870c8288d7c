import { DocumentHead } from '#ui/layout/DocumentLayout.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import styles from './View.module.css'
import type { ServiceParts } from './service-props.ts'

const ROOT = 'full-block'
const HEAD = `frame ${styles.head}`
const BODY = `frame ${styles.body}`

/** A service across the page: its title and its picture on a band, the text below, what it costs beside it. */
export function WideService({ Title, service: { title, summary, image }, kicker, offer, children }: ServiceParts) {
  return (
    <article className={ROOT}>
      <header data-tone="muted">
        <div className={HEAD} data-picture={image ? true : undefined}>
          <DocumentHead Title={Title} title={title} kicker={kicker} summary={summary} />
          {image && <Picture image={image} sizes="(width < 62rem) 92vw, 40rem" priority className={styles.image} />}
        </div>
      </header>
      <div className={BODY}>
        {offer}
        <div className={styles.text}>{children}</div>
      </div>
    </article>
  )
}

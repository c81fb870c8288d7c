import type { ReactNode } from 'react'
import { Picture, type PictureSource } from './Picture.tsx'
import styles from './DocumentFrame.module.css'

/** One fact about a document, noted in its margin. */
export interface MarginNote {
  readonly term: string
  readonly value: ReactNode
}

interface DocumentFrameProps {
  readonly Title: 'h1' | 'h2'
  readonly title: string
  /** Of what it is a part. */
  readonly kicker?: ReactNode
  readonly summary?: string | null | undefined
  readonly notes?: readonly MarginNote[]
  /** What stands before its picture: what it costs, an act. */
  readonly offer?: ReactNode
  readonly image?: PictureSource | null | undefined
  /** Its text, and what follows it. */
  readonly children: ReactNode
}

/** A page that is one long text: its title, notes in the margin, a picture, the text. */
export function DocumentFrame({ Title, title, kicker, summary, notes = [], offer, image, children }: DocumentFrameProps) {
  return (
    <article className={`document ${styles.document}`}>
      <header>
        {kicker && <p className={`label ${styles.kicker}`}>{kicker}</p>}
        <Title className="document-title">{title}</Title>
        {summary && <p className={styles.summary}>{summary}</p>}
      </header>
      {notes.length > 0 && (
        <dl className={styles.notes}>
          {notes.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {offer}
      {image && (
        <div>
          <Picture image={image} sizes="(width < 62rem) 92vw, 58rem" priority className={styles.image} />
        </div>
      )}
      {children}
    </article>
  )
}

/** The words under which a document is filed. */
export function DocumentTags({ label, tags }: { readonly label: string; readonly tags: readonly { value: string; label: string }[] }) {
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.value}>{tag.label}</li>
      ))}
    </ul>
  )
}

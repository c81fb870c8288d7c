import type { ReactNode } from 'react'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { Picture, type PictureSource } from '#ui/media/Picture.tsx'
import styles from './DocumentLayout.module.css'

const DOCUMENT = `document ${styles.document}`
const KICKER = `label ${styles.kicker}`

/** One fact about a document, noted in its margin. */
export interface SideNote {
  readonly term: string
  readonly value: ReactNode
}

interface DocumentHeadProps {
  readonly Title: 'h1' | 'h2'
  readonly title: string
  /** The whole that the document is a part of. */
  readonly kicker?: ReactNode
  readonly summary?: string | null | undefined
}

/** How a document begins: of what it is a part, its title, what it is about. */
export function DocumentHead({ Title, title, kicker, summary }: DocumentHeadProps) {
  return (
    <div>
      {kicker && <p className={KICKER}>{kicker}</p>}
      <Title className="document-title">{title}</Title>
      {summary && <p className={styles.summary}>{summary}</p>}
    </div>
  )
}

interface DocumentFrameProps extends DocumentHeadProps {
  readonly notes?: readonly SideNote[]
  /** Content before its picture: a price, an action. */
  readonly offer?: ReactNode
  readonly image?: PictureSource | null | undefined
  /** Its text, and what follows it. */
  readonly children: ReactNode
}

/** A page that is one long text: its title, notes in the margin, a picture, the text. */
export function DocumentFrame({ notes = [], offer, image, children, ...head }: DocumentFrameProps) {
  return (
    <article className={DOCUMENT}>
      <header>
        <DocumentHead {...head} />
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

interface MissingDocumentProps extends Pick<DocumentHeadProps, 'Title' | 'title'> {
  /** The cause, and the next step. */
  readonly text: string
  /** Where the others are. */
  readonly others?: { readonly href: string; readonly label: string } | undefined
}

/** A document that did not come: the title of its page, and a way out. */
export function NotFoundNotice({ Title, title, text, others }: MissingDocumentProps) {
  return (
    <DocumentFrame Title={Title} title={title}>
      <p data-empty="">{text}</p>
      {others && (
        <p>
          <LinkButton {...others} kind="secondary" />
        </p>
      )}
    </DocumentFrame>
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

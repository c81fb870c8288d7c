import type { ReactNode } from 'react'
import styles from './ListLayout.module.css'

interface ListFrameProps {
  readonly Title: 'h1' | 'h2' | 'h3'
  readonly title: string | undefined
  readonly intro?: ReactNode
  /** The filters of the list: a form, links. */
  readonly filter?: ReactNode
  readonly children: ReactNode
}

/** A list that may be a page of its own: its title, what it is for, what narrows it, then what it holds. */
export function ListFrame({ Title, title, intro, filter, children }: ListFrameProps) {
  return (
    <div className="page-block">
      <div className={styles.head}>
        {title && <Title className={styles.title}>{title}</Title>}
        {intro && <div className={styles.intro}>{intro}</div>}
        {filter && <div className={styles.filter}>{filter}</div>}
      </div>
      {children}
    </div>
  )
}

interface PastEndProps {
  readonly text: string
  readonly link: string
  /** The first page of the list. */
  readonly href: string
}

/** The notice of a list beyond its last page. */
export function PageOutOfRange({ text, link, href }: PastEndProps) {
  return <EmptyPage text={text} link={{ href, label: link }} />
}

interface NothingListedProps {
  readonly text: string
  /** Where there is more. */
  readonly link?: { readonly href: string; readonly label: string }
}

/** Why a list holds nothing, and where there is more. */
export function EmptyPage({ text, link }: NothingListedProps) {
  return (
    <EmptyList>
      <p>{text}</p>
      {link && (
        <p className="inline-links">
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </EmptyList>
  )
}

/** The notice of an empty list, with the next step. */
export function EmptyList({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.empty} data-empty="">
      {children}
    </div>
  )
}

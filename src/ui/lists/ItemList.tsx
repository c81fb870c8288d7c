import type { ReactNode } from 'react'
import { WholeLink } from '#ui/navigation/WholeLink.tsx'
import { Picture, type PictureSource } from '#ui/media/Picture.tsx'
import styles from './ItemList.module.css'

const ITEM = `whole ${styles.item}`

/** One thing that a list leads to. */
export interface Entry {
  /** Undefined for what no page shows: its title is then no link. */
  readonly href: string | undefined
  readonly title: string
  readonly summary?: string | null | undefined
  readonly image?: PictureSource | null | undefined
  /** A note in the margin: a date, a price. */
  readonly note?: ReactNode
  /** The part of the whole to which it belongs. */
  readonly label?: string | undefined
}

/** How entries are shown. */
export type EntryLayout = 'cards' | 'list' | 'compact'

interface EntryListProps {
  readonly entries: readonly Entry[]
  readonly Name: 'h2' | 'h3' | 'h4'
  readonly layout: EntryLayout
  /** True when the first of them is set large. */
  readonly withFirst?: boolean | undefined
  /** True when the list begins the page: its first picture is fetched at once. */
  readonly beginsPage?: boolean | undefined
}

/** Entries with their pictures, or without: the whole of each follows the link of its title. */
export function EntryList({ entries, layout, withFirst = false, beginsPage = false, ...rest }: EntryListProps) {
  return (
    <ol className={styles.items} data-layout={layout}>
      {entries.map((entry, index) => (
        <EntryItem
          key={index}
          entry={entry}
          layout={layout}
          first={withFirst && index === 0}
          priority={beginsPage && index === 0}
          {...rest}
        />
      ))}
    </ol>
  )
}

interface EntryItemProps extends Pick<EntryListProps, 'Name' | 'layout'> {
  readonly entry: Entry
  readonly first: boolean
  readonly priority: boolean
}

function EntryItem({ entry, Name, layout, first, priority }: EntryItemProps) {
  const image = layout === 'compact' ? null : entry.image
  return (
    <li className={ITEM} data-first={first || undefined} data-picture={image ? true : undefined}>
      <Meta {...entry} />
      <div>
        <Name className={styles.name}>
          <WholeLink href={entry.href}>{entry.title}</WholeLink>
        </Name>
        {entry.summary && layout !== 'compact' && <p className={styles.summary}>{entry.summary}</p>}
      </div>
      {image && (
        <Picture
          image={image}
          sizes={first ? '(width < 62rem) 92vw, 48rem' : '(width < 62rem) 92vw, 24rem'}
          priority={priority}
          alt=""
          className={styles.picture}
        />
      )}
    </li>
  )
}

function Meta({ note, label }: Pick<Entry, 'note' | 'label'>) {
  if (note === undefined && label === undefined) return null
  return (
    <p className={styles.meta}>
      {note} {label && <span className={styles.label}>{label}</span>}
    </p>
  )
}

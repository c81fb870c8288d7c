import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#kit/icons/Icon.tsx'
import styles from './lists.module.css'
import { SaveView, SavedViewMenu } from './views/SavedViewActs.tsx'
import type { SavedView, SavedViews } from './views/use-saved-views.ts'

/** One view of a list: its words, its number, where it leads. */
export interface ListLink {
  readonly label: string
  readonly count?: number | string | undefined
  /** The query of its address. */
  readonly search: string
  readonly isCurrent: boolean
}

/** The views that the person keeps of the list, and where it stands now. */
export interface OwnViews {
  readonly saved: SavedViews
  /** The view of the person that is shown now. */
  readonly shown: SavedView | undefined
  /** The query of what is shown, without its page; null for a view that every person has. */
  readonly query: string | null
  readonly countOf: (view: SavedView) => number | string | undefined
  /** The view that was shown is gone. */
  readonly onGone: () => void
}

interface ListViewsProps {
  readonly label: string
  readonly views: readonly ListLink[]
  readonly own?: OwnViews
  /** True in a place without room for words beside the views. */
  readonly isShort?: boolean
}

interface ViewLinkProps {
  readonly view: ListLink
  readonly isSaved?: boolean
  /** The numbers of all views: they make the line longer when they come. */
  readonly counts: string
}

function ViewLink({ view, isSaved = false, counts }: ViewLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const { isCurrent } = view
  // In a narrow place the views stand in one line that scrolls.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent, counts])
  return (
    <Link ref={link} to={{ search: view.search }} className={styles.view} {...(isCurrent && { 'aria-current': 'page' })}>
      {isSaved && <Icon name="bookmark" size={14} />}
      <span>{view.label}</span>
      {view.count !== undefined && <span className={styles.count}>{view.count}</span>}
    </Link>
  )
}

/** The views of a list beside each other, with their numbers; after them those that the person keeps. */
export function ListViews({ label, views, own, isShort = false }: ListViewsProps) {
  const counts = views.map(({ count }) => count).join(' ')
  return (
    <div className={styles.viewsRow}>
      <nav className={styles.views} aria-label={label}>
        {views.map((view) => (
          <ViewLink key={view.label} view={{ ...view, isCurrent: view.isCurrent && own?.shown === undefined }} counts={counts} />
        ))}
        {own?.saved.views.map((view) => (
          <ViewLink
            key={`saved ${view.view}`}
            view={{ label: view.name, count: own.countOf(view), search: view.query, isCurrent: view === own.shown }}
            isSaved
            counts={counts}
          />
        ))}
      </nav>
      {own?.shown && <SavedViewMenu view={own.shown} saved={own.saved} onGone={own.onGone} />}
      {own && !own.shown && own.query !== null && <SaveView query={own.query} saved={own.saved} isShort={isShort} />}
    </div>
  )
}

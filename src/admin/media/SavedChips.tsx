import { Link } from 'react-router-dom'
import { Icon } from '#kit/icons/Icon.tsx'
import type { OwnViews } from '#admin/lists/ListViews.tsx'
import { SaveView, SavedViewMenu } from '#admin/lists/views/SavedViewActs.tsx'
import styles from './tools.module.css'

/** The saved views of the library, beside its filters. */
export function SavedChips({ own: { saved, shown } }: { readonly own: OwnViews }) {
  return saved.views.map((view) => (
    <Link key={view.view} to={{ search: view.query }} className={styles.chip} {...(view === shown && { 'aria-current': 'page' })}>
      <Icon name="bookmark" size={14} />
      <span>{view.name}</span>
    </Link>
  ))
}

/** Saves what the library shows, or changes the saved view that it shows. */
export function SavedViewAct({ own: { saved, shown, query, onGone } }: { readonly own: OwnViews }) {
  if (shown) return <SavedViewMenu view={shown} saved={saved} onGone={onGone} />
  return query !== null && <SaveView query={query} saved={saved} isShort />
}

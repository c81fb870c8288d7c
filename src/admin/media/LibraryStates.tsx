import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import type { LibraryView } from './library-view.ts'
import styles from './media.module.css'
import { useMediaText } from './use-media-text.ts'

/** Stands for the files that are on their way. */
export function LibrarySkeleton() {
  const text = useMediaText()
  return (
    <div role="status" aria-label={text('media.loading')} className={styles.skeleton}>
      <AfterDelay>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} width="100%" />
        ))}
      </AfterDelay>
    </div>
  )
}

/** Says that the library did not answer. */
export function FailedLibrary({ isTrying, onTry }: { readonly isTrying: boolean; readonly onTry: () => void }) {
  const text = useMediaText()
  return (
    <EmptyState
      icon="wifi-off"
      tone="stop"
      isAnnounced
      title={text('media.failed.title')}
      acts={
        <Button icon="refresh" busy={isTrying && text('media.loading')} onClick={onTry}>
          {text('media.retry')}
        </Button>
      }
    >
      <p>{text('media.failed')}</p>
    </EmptyState>
  )
}

interface EmptyLibraryProps {
  readonly view: LibraryView
  readonly onAdd: () => void
  readonly onClear: () => void
}

/** Says why no file is shown: nothing is found, nothing is to be looked at, or the library itself is empty. */
export function EmptyLibrary({ view: { search, filter }, onAdd, onClear }: EmptyLibraryProps) {
  const text = useMediaText()
  if (search !== '')
    return (
      <EmptyState
        isAnnounced
        icon="search"
        title={text('media.none.title')}
        acts={<Button onClick={onClear}>{text('media.none.clear')}</Button>}
      >
        <p>{text('media.none', { search })}</p>
      </EmptyState>
    )
  if (filter !== null)
    return (
      <EmptyState
        isAnnounced
        icon="circle-check"
        title={text(`media.empty.${filter}`)}
        acts={<Button onClick={onClear}>{text('media.none.clear')}</Button>}
      />
    )
  return (
    <EmptyState
      icon="image-plus"
      title={text('media.empty.title')}
      acts={
        <Button icon="upload" onClick={onAdd}>
          {text('media.add')}
        </Button>
      }
    >
      <p>{text('media.empty')}</p>
      <ul className={styles.lessons}>
        {(['media.empty.drop', 'media.empty.phone', 'media.empty.alt', 'media.empty.replace'] as const).map((line) => (
          <li key={line}>
            <Icon name="check" />
            <span>{text(line)}</span>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}

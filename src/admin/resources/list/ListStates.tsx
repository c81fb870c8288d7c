import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { FailedQuery } from '#admin/screens/QueryState.tsx'
import listStyles from '#admin/lists/lists.module.css'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { agreementOf, nounOf } from '#admin/resources/texts/resource-words.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { isNarrowed, isTrash, chosenState, type ListView } from './list-view.ts'
import { itemAddress } from './rows/RowTitle.tsx'
import styles from './states.module.css'

const ROWS = [62, 48, 70, 54, 40, 66, 50, 58]

/** Grey rows of the shape of the list, once it has been waited for. */
export function RowSkeleton() {
  const text = usePanelText()
  const { resource } = useResource()
  const hasImage = resource.columns.some(({ kind }) => kind === 'image')
  return (
    <div role="status" aria-label={text('panel.loading')}>
      <AfterDelay>
        <div className={styles.greyHead} />
        {ROWS.map((width) => (
          <div key={width} className={styles.grey}>
            {hasImage && <Skeleton width={48} height={36} />}
            <div className={styles.greyName}>
              <Skeleton width={`${width}%`} />
            </div>
            <Skeleton width={64} />
          </div>
        ))}
      </AfterDelay>
    </div>
  )
}

/** Says that the list has not arrived, and asks again. */
export function FailedList({ query }: Pick<ComponentProps<typeof FailedQuery>, 'query'>) {
  const text = usePanelText()
  const resourceText = useResourceText()
  return (
    <FailedQuery query={query} title={text('panel.list.failedTitle')}>
      {resourceText('resources.failed')}
    </FailedQuery>
  )
}

/** A first item as it may look: grey, not one of the site. */
function Sample() {
  const { resource } = useResource()
  const hasImage = resource.columns.some(({ kind }) => kind === 'image')
  return (
    <div className={styles.sample} aria-hidden="true">
      {hasImage && <span className={styles.samplePicture} />}
      <span className={styles.sampleTitle} />
      <span className={styles.sampleLine} />
      <span className={styles.sampleLine} />
    </div>
  )
}

interface EmptyListProps {
  readonly view: ListView
  readonly onClear: () => void
}

/** Stands where the list has no row: what such a thing is for, or what keeps rows out. */
export function EmptyList({ view, onClear }: EmptyListProps) {
  const text = useResourceText()
  const { resource, may } = useResource()
  const agreement = agreementOf(resource)
  const plain = (title: string, words: ReactNode, acts: ReactNode) => (
    <EmptyState isAnnounced title={title} acts={acts}>
      <p>{words}</p>
    </EmptyState>
  )
  const state = chosenState(view)
  if (state !== null) {
    const all = <Button onClick={onClear}>{text('resources.emptyView.all', { agreement })}</Button>
    return plain(
      text(`resources.emptyView.${state}`, { agreement, noun: nounOf(resource) }),
      text(`resources.emptyView.${state}.text`),
      all,
    )
  }
  if (isNarrowed(view))
    return plain(text('resources.noneTitle'), text('resources.none'), <Button onClick={onClear}>{text('resources.clear')}</Button>)
  if (isTrash(view)) return plain(text('resources.emptyTrashTitle'), text('resources.emptyTrash'), null)
  const begin = may('write') && (
    <Link to={itemAddress(resource.name, 'nouveau')} className={buttonClass({ variant: 'primary' })}>
      <Icon name="plus" />
      <span>{text('resources.createFirst', { agreement, noun: nounOf(resource) })}</span>
    </Link>
  )
  return (
    <div className={styles.teach}>
      <Sample />
      <EmptyState title={text('resources.emptyTitle', { agreement, noun: nounOf(resource) })} acts={begin}>
        <p>{resource.words.empty.fr}</p>
        <ul className={listStyles.follows}>
          {(resource.life === 'published' ? (['draft', 'undo', 'history'] as const) : (['seen', 'undo', 'history'] as const)).map(
            (line) => (
              <li key={line}>
                <Icon name="check" />
                <span>{text(`resources.follows.${line}`)}</span>
              </li>
            ),
          )}
        </ul>
      </EmptyState>
    </div>
  )
}

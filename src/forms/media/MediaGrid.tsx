import { useFormsText, type FormsMessageKey } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import type { useMarkedResult } from '#kit/results/use-marked-result.ts'
import styles from '#forms/forms.module.css'
import type { MediaItem } from '#forms/pickers.ts'
import type { MediaList } from './use-media.ts'

interface MediaGridProps {
  readonly list: MediaList
  readonly results: Pick<ReturnType<typeof useMarkedResult>, 'list' | 'resultOf'>
  readonly kind: 'picture' | 'file'
  readonly onChoose: (item: MediaItem) => void
}

/** The reason for an empty list: nothing is found, nothing is used here, or the library itself is empty. */
function emptyWords({ query, isUsedHere }: MediaList['search']): FormsMessageKey {
  if (query.trim() !== '') return 'forms.media.empty'
  return isUsedHere ? 'forms.media.noneHere' : 'forms.media.none'
}

/** The media that were found, part by part. */
export function MediaGrid({ list, results, kind, onChoose }: MediaGridProps) {
  const text = useFormsText()
  const { state, items } = list
  if (state === 'failed')
    return (
      <Note tone="refusal" isAnnounced>
        {text('forms.media.failed')}{' '}
        <Button size="small" onClick={list.retry}>
          {text('forms.media.retry')}
        </Button>
      </Note>
    )
  return (
    <>
      <ul
        {...results.list}
        className={styles.grid}
        aria-label={text(kind === 'picture' ? 'forms.media.list' : 'forms.media.fileList')}
        aria-busy={state === 'loading'}
      >
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" {...results.resultOf(String(item.id))} className={styles.choice} onClick={() => onChoose(item)}>
              {kind === 'picture' && <img src={item.thumb} alt="" loading="lazy" />}
              <span>{item.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{state === 'loading' ? text('forms.media.loading') : items.length === 0 && text(emptyWords(list.search))}</p>
      {list.hasMore && (
        <div>
          <Button onClick={list.more}>{text('forms.media.more')}</Button>
        </div>
      )}
    </>
  )
}

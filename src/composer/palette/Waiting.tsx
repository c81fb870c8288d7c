import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import styles from './palette.module.css'

/** The palette before its content has come, or without it. */
export function Waiting({ hasFailed, onRetry }: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  const text = useComposerText()
  if (!hasFailed) {
    return (
      <div className={styles.waiting} aria-busy="true" aria-label={text('composer.add.loading')} role="status">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
          <Skeleton key={each} height={120} />
        ))}
      </div>
    )
  }
  const again = (
    <Button icon="refresh" onClick={onRetry}>
      {text('composer.open.retry')}
    </Button>
  )
  return (
    <EmptyState icon="wifi-off" tone="stop" isAnnounced title={text('composer.add.failed')} acts={again}>
      {text('composer.add.failed.text')}
    </EmptyState>
  )
}

import { Button } from '#kit/buttons/Button.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import type { FactsState } from '#composer/checks/facts-reader.ts'
import { useReview } from '#composer/checks/use-review.ts'
import type { ComposerMessage } from '#composer/words/composer-message.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMachine, useSession } from '#composer/workbench/use-session.ts'
import styles from './bar.module.css'

/** The words where nothing is found so far. */
const verdicts: Readonly<Record<FactsState, { readonly icon: IconName; readonly words: ComposerMessage }>> = {
  asking: { icon: 'loader', words: 'composer.review.asking' },
  known: { icon: 'circle-check', words: 'composer.review.none' },
  failed: { icon: 'warning', words: 'composer.review.failed' },
}

/** The way to all that waits for a decision before a publication, with its count. */
export function ToReview() {
  const text = useComposerText()
  const { actor } = useSession()
  const { count, conflicts, facts, open } = useReview()
  const hasRefusal = useMachine(actor, ({ context }) => context.refusal !== null)
  // The sentence of saving names the conflicts: the button beside it says the act.
  if (conflicts > 0)
    return (
      <Button className={styles.decide} onClick={open}>
        {text('composer.review.decide')}
      </Button>
    )
  if (count === 0 && !hasRefusal) {
    const { icon, words } = verdicts[facts]
    return (
      <Button variant="subtle" icon={icon} title={text(words)} aria-busy={facts === 'asking'} onClick={open}>
        <span className={styles.spare}>{text(words)}</span>
      </Button>
    )
  }
  return (
    <Button
      variant={hasRefusal ? 'default' : 'subtle'}
      icon="alert"
      title={text('composer.review')}
      className={hasRefusal ? styles.refused : undefined}
      aria-busy={facts === 'asking'}
      onClick={open}
    >
      <span className={styles.review}>{text('composer.review')}</span>
      {count > 0 && <span className={styles.count}>{facts === 'asking' ? `${count}…` : count}</span>}
    </Button>
  )
}

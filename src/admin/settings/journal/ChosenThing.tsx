import { actOfTarget, sayThing } from '#schemas/admin/audit/act-thing.ts'
import { Button } from '#kit/buttons/Button.tsx'
import styles from '#admin/settings/calm.module.css'
import { nounOf } from './noun-of.ts'
import type { ListedAct } from './use-journal.ts'
import { useJournalText } from './use-journal-text.ts'

interface ChosenThingProps {
  readonly target: string
  /** The acts that are listed; undefined until they are there. */
  readonly listed: readonly ListedAct[] | undefined
  readonly onClear: () => void
}

/** The thing that the list is narrowed to, as its rows name it. */
export function ChosenThing({ target, listed, onClear }: ChosenThingProps) {
  const text = useJournalText()
  const words = sayThing(listed?.find((act) => act.target === target) ?? actOfTarget(target), nounOf)
  return (
    <p className={styles.target}>
      <span>{text('journal.target', { target: words.join(' ').trim() })}</span>{' '}
      <Button size="small" variant="subtle" onClick={onClear}>
        {text('journal.target.clear')}
      </Button>
    </p>
  )
}

import type { Situation } from '#composer/commands/command.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import type { RefusedList } from './list-places.ts'
import styles from './moving.module.css'
import { listPhrase } from './place-words.ts'

interface ElsewhereProps {
  readonly situation: Pick<Situation, 'document' | 'registry'>
  readonly refused: readonly RefusedList[]
  /** True where the lists are all that the sheet has to show. */
  readonly isOpen: boolean
}

/** The lists whose places are not offered for the selected elements, each with its reason, folded beside places. */
export function Elsewhere({ situation, refused, isOpen }: ElsewhereProps) {
  const text = useComposerText()
  if (refused.length === 0) return null
  return (
    <details className={styles.elsewhere} open={isOpen}>
      <summary className={styles.fold}>
        {text('composer.moving.elsewhere')} <span className={styles.number}>{refused.length}</span>
      </summary>
      <ul className={styles.group}>
        {refused.map(({ in: where, refusal }) => {
          const words = listPhrase(situation, where)
          return (
            <li key={JSON.stringify(where)} className={styles.refused}>
              <span>{text(words.id, words.values)}</span>
              <span className={styles.reason}>{text(refusal.id, refusal.values)}</span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

import type { Place } from '#engine/draft/document/edited-document.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { Portal } from '#kit/overlays/Portal.tsx'
import { Kbd } from '#kit/text/Kbd.tsx'
import type { Situation } from '#composer/commands/command.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import styles from './moving.module.css'
import { fullName, placeWords } from './place-words.ts'

interface MoveBarProps {
  readonly situation: Situation
  readonly place: Place | null
  /** The number of the place among all of them, from 0 on. */
  readonly number: number
  readonly count: number
  /** The box of the page in the window, over whose foot the bar lies; null without one. */
  readonly frameBox: DOMRect | null
}

/** The chosen place and the keys, at the foot of the page. A screen reader has both from the list. */
export function MoveBar({ situation, place, number, count, frameBox }: MoveBarProps) {
  const text = useComposerText()
  if (!place || !frameBox) return null
  const { selection } = situation
  const keys = [
    { id: 'composer.moving.key.choose', signs: ['↑', '↓'] },
    { id: 'composer.moving.key.put', signs: ['⏎'] },
    { id: 'composer.moving.key.back', signs: ['Échap'] },
  ] as const
  return (
    <Portal>
      <div className={styles.bar} aria-hidden="true" style={{ left: frameBox.left + frameBox.width / 2, maxWidth: frameBox.width - 32 }}>
        <Icon name="move" />
        <div className={styles.chosen}>
          <p>{text('composer.moving.number', { place: placeWords(situation, place, text), number: number + 1, count })}</p>
          <p>{text('composer.moving.moved', { count: selection.length, block: fullName(situation, selection[0] ?? '') })}</p>
        </div>
        {keys.map(({ id, signs }) => (
          <span key={id} className={styles.key}>
            {signs.map((sign) => (
              <Kbd key={sign}>{sign}</Kbd>
            ))}
            <span>{text(id)}</span>
          </span>
        ))}
      </div>
    </Portal>
  )
}

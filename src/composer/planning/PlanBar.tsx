import { classNames } from '#kit/class-names.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { dayWords } from '#i18n/format/moment-words.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import styles from './planning.module.css'

interface PlanBarProps {
  readonly name: string
  readonly startsAt: string
  readonly endsAt: string | null
  /** True for a document that visitors see before and after the version. */
  readonly isSeen: boolean
}

/** Bar of what visitors see before, in and after the time of a version. */
export function PlanBar({ name, startsAt, endsAt, isSeen }: PlanBarProps) {
  const text = useComposerText()
  const ordinary = text(isSeen ? 'composer.plan.bar.ordinary' : 'composer.plan.bar.nothing')
  return (
    <figure className={styles.seen}>
      <figcaption>{text('composer.plan.bar')}</figcaption>
      <ol className={styles.bar}>
        <li>
          <span className={styles.from}>{text('composer.plan.bar.now')}</span>
          <span className={styles.part}>
            <span>{ordinary}</span>
          </span>
        </li>
        <li className={styles.version}>
          <span className={styles.from}>{dayWords(startsAt)}</span>
          <span className={classNames(styles.part, styles.planned)}>
            <Icon name="clock" size={14} />
            <span>{name === '' ? text('composer.plan.bar.version') : name}</span>
          </span>
        </li>
        {endsAt !== null && (
          <li>
            <span className={styles.from}>{dayWords(endsAt)}</span>
            <span className={styles.part}>
              <span>{ordinary}</span>
            </span>
          </li>
        )}
      </ol>
    </figure>
  )
}

import { usePage } from '#renderer/context.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import styles from './View.module.css'
import type { Choice } from './wine-filters.ts'

interface SelectProps {
  readonly id: string
  readonly name: string
  readonly label: string
  /** The label of the empty choice. */
  readonly all: string
  readonly choices: readonly Choice[]
}

/** One menu of the form; none where there is nothing to choose. */
export function Select({ id, name, label, all, choices }: SelectProps) {
  const { query } = usePage()
  if (choices.length === 0) return null
  const chosen = new Map(Object.entries(query)).get(name)
  return (
    <p className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.select}>
        {/* A new address shows what it says: what was chosen before it does not stay. */}
        <select className={styles.chosen} key={chosen} id={id} name={name} defaultValue={chosen ?? ''}>
          <option value="">{all}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </p>
  )
}

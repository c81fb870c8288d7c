import type { ReactNode } from 'react'
import { classNames } from '#kit/class-names.ts'
import target from '#kit/styles/target.module.css'
import { Avatar } from '#kit/text/Avatar.tsx'
import styles from './people.module.css'

interface PersonCellProps {
  readonly id: number
  readonly name: string
  /** A word beside the name. */
  readonly mark?: ReactNode
  /** The lines below the name. */
  readonly lines: ReactNode
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** The name of a person in a list, which opens the person. */
export function PersonCell({ id, name, mark, lines, isOpen, onOpen }: PersonCellProps) {
  return (
    <div className={styles.who}>
      <Avatar name={name} />
      <div>
        <p>
          <button type="button" data-row={id} className={classNames(styles.name, target.target)} aria-expanded={isOpen} onClick={onOpen}>
            {name}
          </button>
          {mark !== undefined && <> {mark}</>}
        </p>
        {lines}
      </div>
    </div>
  )
}

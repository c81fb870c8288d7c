import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '#kit/class-names.ts'
import target from '#kit/styles/target.module.css'
import { Avatar } from '#kit/text/Avatar.tsx'
import styles from './people.module.css'

interface PersonRowProps {
  readonly id: number
  readonly name: string
  /** A word beside the name. */
  readonly mark?: ReactNode
  /** The lines below the name. */
  readonly lines: ReactNode
  readonly isOpen: boolean
  readonly onOpen: () => void
  /** The cells after that of the person. */
  readonly children: ReactNode
}

/** A row of a list of people: a press anywhere opens the person. */
export function PersonRow({ id, name, mark, lines, isOpen, onOpen, children }: PersonRowProps) {
  const press = ({ target: pressed }: MouseEvent) => {
    if (pressed instanceof Element && pressed.closest('button') === null) onOpen()
  }
  return (
    <tr className={styles.row} aria-selected={isOpen} onClick={press}>
      <th scope="row">
        <div className={styles.who}>
          <Avatar name={name} />
          <div>
            <p>
              <button
                type="button"
                data-row={id}
                className={classNames(styles.name, target.target)}
                aria-expanded={isOpen}
                onClick={onOpen}
              >
                {name}
              </button>
              {mark !== undefined && <> {mark}</>}
            </p>
            {lines}
          </div>
        </div>
      </th>
      {children}
    </tr>
  )
}

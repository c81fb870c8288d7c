import type { RowProps } from '#kit/lists/table-field.ts'
import styles from './people.module.css'

/** The line of a person in a list: a press anywhere opens the person. */
export const personRow = (isOpen: boolean, onOpen: () => void): RowProps => ({
  className: styles.row,
  'aria-selected': isOpen,
  onClick: ({ target }) => {
    if (target instanceof Element && target.closest('button') === null) onOpen()
  },
})

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#kit/class-names.ts'
import styles from './data-table.module.css'

/** A field of the rows: a column of the table. */
export interface TableField<Row> {
  readonly id: string
  /** The words of its head; absent for a column without a subject, like that of the acts. */
  readonly header?: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** True for the field that names its row. */
  readonly isName?: boolean
  /** True for numbers, which stand below each other at the right. */
  readonly isNumber?: boolean
  /** True for cells of one line. */
  readonly isLine?: boolean
  /** How the rows are sorted by the field now. */
  readonly sorted?: 'ascending' | 'descending' | undefined
  /** The narrowest window that shows the field; every window where it is absent. */
  readonly from?: 'tablet' | 'desk'
  /** The class of its head and of its cells. */
  readonly className?: string | undefined
  /** The number of columns that its cell covers in a row; 1 where it is absent. A cell that covers several has no class, and every window shows it. */
  readonly span?: (row: Row) => number
}

/** Rows below a title of their own. */
export interface RowGroup<Row> {
  readonly id: string
  readonly title?: ReactNode
  readonly rows: readonly Row[]
}

/** Attributes of the line of a row. */
export type RowProps = ComponentProps<'tr'> & Readonly<Record<`data-${string}`, string | true | undefined>>

/** The class of the head and the cells of a field. */
export const classOfField = ({ isNumber, isLine, from, className }: TableField<never>) =>
  classNames(isNumber && styles.number, isLine && styles.line, from && styles[from], className) || undefined

import type { ColumnDescription, ResourceDescription } from '#schemas/admin/resources/resource-description.ts'
import type { ResourceRow } from '#schemas/admin/resources/calls/item-shapes.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** A row of the list of any resource. */
export type Row = ResourceRow & Readonly<Record<string, unknown>>

/** The columns of a list by their places: picture and title first, what is true below the title, the others beside. */
export interface RowParts {
  readonly image: ColumnDescription | undefined
  readonly title: ColumnDescription | undefined
  readonly marks: readonly ColumnDescription[]
  readonly columns: readonly ColumnDescription[]
}

/** Gives each column of a resource its place in a row. */
export function rowParts({ columns }: Pick<ResourceDescription, 'columns'>): RowParts {
  const image = columns.find(({ kind }) => kind === 'image')
  const title = columns.find(({ kind }) => kind === 'text')
  const marks = columns.filter(({ kind }) => kind === 'switch')
  return { image, title, marks, columns: columns.filter((column) => column !== image && column !== title && !marks.includes(column)) }
}

/** The title of a row; empty where it has none. */
export function rowTitle(row: Row, { title }: RowParts): string {
  const value = title && ownValue(row, title.key)
  return typeof value === 'string' ? value.trim() : ''
}

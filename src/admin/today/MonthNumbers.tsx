import type { Measure } from '#schemas/admin/today/today-shapes.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { TableField } from '#kit/lists/table-field.ts'
import { writeValue } from './figures.ts'
import styles from './today.module.css'
import { useTodayText } from './use-today-text.ts'

const shortDay = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', weekday: 'short', day: 'numeric' })

/** The numbers behind the chart as a table, a row for each day, the latest first; closed until it is asked for. */
export function MonthNumbers({ measures, day }: { readonly measures: readonly Measure[]; readonly day: string }) {
  const text = useTodayText()
  const days = measures[0]?.days.map((_, index) => `${day.slice(0, 8)}${String(index + 1).padStart(2, '0')}`) ?? []
  const fields: readonly TableField<string>[] = [
    {
      id: 'day',
      header: text('today.numbersDay'),
      isName: true,
      cell: (each) => shortDay.format(Date.parse(`${each}T00:00:00Z`)),
    },
    ...measures.map(({ name, days: values }) => ({
      id: name,
      header: text(`today.measure.${name}`),
      cell: (each: string) => writeValue(name, values[Number(each.slice(8)) - 1] ?? 0),
    })),
  ]
  return (
    <details className={styles.numbers}>
      <summary>{text('today.numbers')}</summary>
      <div className={styles.table} role="region" tabIndex={0} aria-label={text('today.numbersOf')}>
        <DataTable isPlain fields={fields} rows={days.toReversed()} keyOf={(each) => each} />
      </div>
    </details>
  )
}

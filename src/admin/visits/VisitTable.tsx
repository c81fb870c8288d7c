import { SHOWN_VISITS } from '#schemas/admin/visits/visit-limits.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { TableField } from '#kit/lists/table-field.ts'
import { dayName } from './chart-scale.ts'
import { changeOf, trendOf, writeCount } from './compare-counts.ts'
import type { VisitReport } from './use-visits.ts'
import { useVisitsText } from './use-visits-text.ts'
import type { VisitsView } from './visits-view.ts'
import styles from './visits.module.css'

interface Line {
  readonly key: string
  readonly name: string
  /** A second, fainter name. */
  readonly detail: string
  readonly count: number
  readonly before: number | null
}

function linesOf(report: VisitReport, part: VisitsView['part']): readonly Line[] {
  if (part === 'day') return report.days.map(({ day, ...counts }) => ({ key: day, name: dayName(day), detail: '', ...counts }))
  if (part === 'source') return report.sources.map(({ source, ...counts }) => ({ key: source, name: source, detail: '', ...counts }))
  return report.pages.map(({ path, title, ...counts }) => ({
    key: path,
    name: title ?? path,
    detail: title === null ? '' : path,
    ...counts,
  }))
}

/** The part of a number in the highest one, as a bar. */
function Share({ count, most }: { readonly count: number; readonly most: number }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="1" />
      <rect className={styles.part} width={most === 0 ? 0 : (count / most) * 100} height="1" />
    </svg>
  )
}

function Change({ count, before }: Pick<Line, 'count' | 'before'>) {
  const text = useVisitsText()
  const trend = before !== null && { 'data-trend': trendOf(count, before) }
  return <span {...trend}>{before === null ? '–' : changeOf(count, before, text)}</span>
}

/** The numbers of a part of the report: by day, page or source. */
export function VisitTable({ report, part }: { readonly report: VisitReport; readonly part: VisitsView['part'] }) {
  const text = useVisitsText()
  const lines = linesOf(report, part)
  const most = Math.max(0, ...lines.map(({ count }) => count))
  if (part === 'source' && lines.length === 0)
    return (
      <EmptyState size="small" icon="link" title={text('visits.noSource')}>
        <p>{text('visits.noSourceText')}</p>
      </EmptyState>
    )
  const fields: readonly TableField<Line>[] = [
    {
      id: 'name',
      header: text(`visits.column.${part}`),
      isName: true,
      cell: ({ name, detail }) => (
        <>
          <span>{name}</span> {detail !== '' && <span className={styles.faint}>{detail}</span>}
        </>
      ),
    },
    { id: 'count', header: text('visits.column.count'), isNumber: true, cell: ({ count }) => writeCount(count) },
    {
      id: 'before',
      header: text('visits.column.before'),
      isNumber: true,
      from: 'tablet',
      cell: ({ before }) => (before === null ? '–' : writeCount(before)),
    },
    { id: 'change', header: text('visits.column.change'), isNumber: true, cell: (line) => <Change {...line} /> },
    { id: 'share', from: 'tablet', className: styles.share, cell: ({ count }) => <Share count={count} most={most} /> },
  ]
  return (
    <>
      <DataTable
        label={text(`visits.table.${part}`)}
        fields={fields}
        rows={lines}
        keyOf={({ key }) => key}
        rowProps={() => ({ className: styles.row })}
      />
      {part === 'page' && report.pageCount > SHOWN_VISITS && (
        <p className={styles.note}>{text('visits.shown', { shown: SHOWN_VISITS, total: writeCount(report.pageCount) })}</p>
      )}
    </>
  )
}

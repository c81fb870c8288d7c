import { SHOWN_VISITS } from '#schemas/admin/visits/visit-limits.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { classNames } from '#kit/class-names.ts'
import table from '#admin/lists/table.module.css'
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

function Row({ line, most }: { readonly line: Line; readonly most: number }) {
  const text = useVisitsText()
  const { name, detail, count, before } = line
  return (
    <tr className={styles.row}>
      <th scope="row">
        <span>{name}</span> {detail !== '' && <span className={styles.faint}>{detail}</span>}
      </th>
      <td className={styles.number}>{writeCount(count)}</td>
      <td className={classNames(styles.number, styles.more)}>{before === null ? '–' : writeCount(before)}</td>
      <td className={styles.number} {...(before !== null && { 'data-trend': trendOf(count, before) })}>
        {before === null ? '–' : changeOf(count, before, text)}
      </td>
      <td className={classNames(styles.share, styles.more)} aria-hidden="true">
        <svg viewBox="0 0 100 1" preserveAspectRatio="none">
          <rect className={styles.track} width="100" height="1" />
          <rect className={styles.part} width={most === 0 ? 0 : (count / most) * 100} height="1" />
        </svg>
      </td>
    </tr>
  )
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
  return (
    <>
      <table className={table.table} aria-label={text(`visits.table.${part}`)}>
        <thead>
          <tr>
            <th scope="col">{text(`visits.column.${part}`)}</th>
            <th scope="col" className={styles.number}>
              {text('visits.column.count')}
            </th>
            <th scope="col" className={classNames(styles.number, styles.more)}>
              {text('visits.column.before')}
            </th>
            <th scope="col" className={styles.number}>
              {text('visits.column.change')}
            </th>
            <th className={styles.more} aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.key} line={line} most={most} />
          ))}
        </tbody>
      </table>
      {part === 'page' && report.pageCount > SHOWN_VISITS && (
        <p className={styles.note}>{text('visits.shown', { shown: SHOWN_VISITS, total: writeCount(report.pageCount) })}</p>
      )}
    </>
  )
}

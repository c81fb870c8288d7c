import { changeOf, trendOf, writeCount } from './compare-counts.ts'
import type { VisitReport } from './use-visits.ts'
import { useVisitsText } from './use-visits-text.ts'
import styles from './visits.module.css'

function Against({ count, before }: { readonly count: number; readonly before: number }) {
  const text = useVisitsText()
  if (before === 0) return <dd>{text('visits.beforeNone')}</dd>
  if (count === before) return <dd>{text('visits.same')}</dd>
  return <dd data-trend={trendOf(count, before)}>{text('visits.against', { change: changeOf(count, before, text) })}</dd>
}

/** The numbers of the period, each beside the period before. */
export function VisitFigures({ report }: { readonly report: VisitReport }) {
  const text = useVisitsText()
  const { total, totalBefore, days, pageCount, known, knownBefore } = report
  return (
    <dl className={styles.figures} aria-label={text('visits.figures')}>
      <div>
        <dt>{text('visits.total')}</dt>
        <dd className={styles.value}>{writeCount(total)}</dd>
        <Against count={total} before={totalBefore} />
      </div>
      <div>
        <dt>{text('visits.perDay')}</dt>
        <dd className={styles.value}>{writeCount(Math.round(total / days.length))}</dd>
        <dd>{text('visits.perDayHint', { days: days.length })}</dd>
      </div>
      <div>
        <dt>{text('visits.pages')}</dt>
        <dd className={styles.value}>{writeCount(pageCount)}</dd>
        <dd>{text('visits.pagesHint')}</dd>
      </div>
      <div>
        <dt>{text('visits.known')}</dt>
        <dd className={styles.value}>{writeCount(known)}</dd>
        <Against count={known} before={knownBefore} />
      </div>
    </dl>
  )
}

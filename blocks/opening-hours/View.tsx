import { Day } from '#i18n/format/DateText.tsx'
import { DayWords } from '#i18n/format/LongDate.tsx'
import { periodWords } from '#i18n/format/event-times.ts'
import { formatRanges, openingLines } from '#i18n/opening-hours.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import { givenHours, useSpecialDays } from '#renderer/hooks/use-hours.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { OpeningHoursProps } from '#schemas/generated/block-props.ts'
import type { OpeningHoursConf } from '#schemas/generated/content.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { useTodayHours } from '#view-parts/today-hours.ts'
import styles from './View.module.css'

interface OpeningHoursData {
  readonly hours?: { readonly config: OpeningHoursConf }
}

/** The week, what holds today where it differs, and the days to come that differ. A site that has not given its hours shows nothing. */
export function View({ props, data }: BlockViewProps<OpeningHoursProps, OpeningHoursData>) {
  const text = useText()
  const conf = givenHours(data.hours?.config)
  if (data.hours && !conf) return null
  return (
    <BlockFrame title={props.title} level={props.level}>
      {conf ? <Week conf={conf} /> : <p className={styles.note}>{text('block.opening-hours.failed')}</p>}
      {conf && props.showExceptions && <SpecialDays conf={conf} />}
      {conf?.note && props.showNote && <p className={styles.note}>{conf.note}</p>}
    </BlockFrame>
  )
}

function Week({ conf }: { readonly conf: OpeningHoursConf }) {
  const text = useText()
  const { locale } = usePage()
  const today = useTodayHours(conf, true)
  return (
    <>
      {today !== null && <p className={styles.note}>{today}</p>}
      <dl className={`${styles.days} ${styles.week}`}>
        {openingLines(conf.days, locale).map(({ from, to, hours }) => (
          <div key={from} className={styles.day} data-closed={hours === null ? '' : undefined}>
            <dt>{to === null ? from : text('hours.range', { from, to })}</dt>
            <dd>{hours ?? text('hours.closed')}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function SpecialDays({ conf }: { readonly conf: OpeningHoursConf }) {
  const text = useText()
  const { locale } = usePage()
  const days = useSpecialDays(conf)
  if (days.length === 0) return null
  return (
    <>
      <p className={`label ${styles.heading}`}>{text('block.opening-hours.exceptions')}</p>
      <dl className={styles.days}>
        {days.map(({ from, to, label, ranges }) => (
          <div key={`${from} ${to}`} className={styles.day} data-closed={ranges.length === 0 ? '' : undefined}>
            <dt>
              {from === to ? <Day at={from} /> : <DayWords words={periodWords({ from, to }, text, locale)} />}{' '}
              {label && <span className={styles.name}>{label}</span>}
            </dt>
            <dd>{formatRanges(ranges, locale) ?? text('hours.closed')}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

import { Day } from '#i18n/format/DateText.tsx'
import { formatRanges, openingLines } from '#i18n/opening-hours.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { OpeningHoursProps } from '#schemas/generated/block-props.ts'
import type { OpeningException, OpeningHoursConf } from '#schemas/generated/content.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import styles from './View.module.css'

interface OpeningHoursData {
  readonly hours?: { readonly config: OpeningHoursConf }
}

/** The week and the days to come that differ from it; the same for all who look, so no day is said to be today. */
export function View({ props, data }: BlockViewProps<OpeningHoursProps, OpeningHoursData>) {
  const text = useText()
  const { today } = usePage()
  const conf = data.hours?.config
  const others = conf?.exceptions.filter(({ date }) => date >= today) ?? []
  return (
    <BlockFrame title={props.title} level={props.level}>
      {conf ? <Week conf={conf} /> : <p className={styles.note}>{text('block.opening-hours.failed')}</p>}
      {props.showExceptions && others.length > 0 && <Exceptions days={others} />}
      {conf?.note && props.showNote && <p className={styles.note}>{conf.note}</p>}
    </BlockFrame>
  )
}

function Week({ conf }: { readonly conf: OpeningHoursConf }) {
  const text = useText()
  const { locale } = usePage()
  return (
    <dl className={`${styles.days} ${styles.week}`}>
      {openingLines(conf.days, locale).map(({ from, to, hours }) => (
        <div key={from} className={styles.day} data-closed={hours === null ? '' : undefined}>
          <dt>{to === null ? from : text('hours.range', { from, to })}</dt>
          <dd>{hours ?? text('hours.closed')}</dd>
        </div>
      ))}
    </dl>
  )
}

function Exceptions({ days }: { readonly days: readonly OpeningException[] }) {
  const text = useText()
  const { locale } = usePage()
  return (
    <>
      <p className={`label ${styles.heading}`}>{text('block.opening-hours.exceptions')}</p>
      <dl className={styles.days}>
        {days.map(({ date, label, ranges }, index) => (
          <div key={index} className={styles.day} data-closed={ranges.length === 0 ? '' : undefined}>
            <dt>
              <Day at={date} /> {label && <span className={styles.name}>{label}</span>}
            </dt>
            <dd>{formatRanges(ranges, locale) ?? text('hours.closed')}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

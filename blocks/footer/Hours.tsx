import { openingLines } from '#i18n/opening-hours.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { OpeningHoursConf } from '#schemas/generated/content.ts'
import { useTodayHours } from '#view-parts/today-hours.ts'
import styles from './View.module.css'

/** The week's opening hours, as a table of terms, and those of today where they differ. */
export function Hours({ conf }: { readonly conf: OpeningHoursConf }) {
  const text = useText()
  const { locale } = usePage()
  const today = useTodayHours(conf, true)
  return (
    <div className={styles.hours}>
      <p className={styles.heading}>{text('hours.title')}</p>
      <dl>
        {openingLines(conf.days, locale).map(({ from, to, hours }) => (
          <div key={from} className={styles.day}>
            <dt>{to === null ? from : text('hours.range', { from, to })}</dt>
            <dd>{hours ?? text('hours.closed')}</dd>
          </div>
        ))}
      </dl>
      {today !== null && <p className={styles.note}>{today}</p>}
      {conf.note && <p className={styles.note}>{conf.note}</p>}
    </div>
  )
}

import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Today } from '#schemas/admin/today/today-shapes.ts'
import { FailedQuery } from '#admin/screens/QueryState.tsx'
import { frenchTime } from '#admin/texts/describe-instant.ts'
import { classNames } from '#kit/class-names.ts'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { DAY, HOURS } from '#admin/hours/hours-address.ts'
import { weekDayOf } from '#admin/hours/hours-words.ts'
import { useRowKeys } from '#admin/lists/use-row-keys.ts'
import { usePanel } from '#admin/panel-context.ts'
import { maySave } from '#admin/resources/may-save.ts'
import headStyles from '#admin/screens/head.module.css'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import { SiteOrder } from '#admin/new-site/order/SiteOrder.tsx'
import { useOrder } from '#admin/new-site/order/use-order.ts'
import { ChangesCard } from './ChangesCard.tsx'
import { MonthCard } from './MonthCard.tsx'
import { NoDeskYet } from './NoDeskYet.tsx'
import { StepsCard } from './StepsCard.tsx'
import styles from './today.module.css'
import { TodayTexts } from './TodayTexts.tsx'
import { useToday } from './use-today.ts'
import { useTodayText, type TodayText } from './use-today-text.ts'
import { WaitingCard } from './WaitingCard.tsx'

const longDay = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', dateStyle: 'full' })

/** A time of day as it is read: « 12 h 30 ». */
const readTime = (time: string): string => frenchTime(Date.parse(`2026-01-01T${time}:00+01:00`))

/** The day, and until when the house is open. */
function daySentence({ day, hours }: Pick<Today, 'day' | 'hours'>, text: TodayText): string {
  const written = longDay.format(Date.parse(`${day}T00:00:00Z`))
  const named = written.charAt(0).toLocaleUpperCase('fr') + written.slice(1)
  if (hours === null) return text('today.day', { day: named })
  if (hours.ranges.length === 0)
    return hours.label ? text('today.closedFor', { day: named, label: hours.label }) : text('today.closed', { day: named })
  const ranges = hours.ranges.map(({ open, close }) => text('today.range', { from: readTime(open), to: readTime(close) }))
  return text('today.open', { day: named, ranges: ranges.join(text('today.and')) })
}

function Grey() {
  return (
    <AfterDelay>
      <div className={styles.columns}>
        {[5, 3].map((lines) => (
          <div key={lines} className={styles.card}>
            {Array.from({ length: lines }, (_, index) => (
              <p key={index} className={styles.grey}>
                <Skeleton width={`${70 - index * 8}%`} />
              </p>
            ))}
          </div>
        ))}
      </div>
    </AfterDelay>
  )
}

function Cards({ today }: { readonly today: Today }) {
  const text = useTodayText()
  const { person, start } = usePanel()
  const { rights } = start
  // Under construction, the points of the site are the one list of what to do.
  const isBuilding = useOrder().data?.isOpen === false
  const name = person.firstname === null || person.firstname === '' ? 'none' : person.firstname
  return (
    <>
      <div className={styles.hello}>
        <h2>
          {isBuilding && today.waiting.length === 0
            ? text('today.welcome', { name })
            : text('today.hello', { name, points: today.waiting.length })}
        </h2>
        <p>
          {maySave(rights) && today.hours !== null ? (
            <Link to={`${HOURS}?${DAY}=${weekDayOf(today.day)}`}>{daySentence(today, text)}</Link>
          ) : (
            daySentence(today, text)
          )}
        </p>
      </div>
      <NoDeskYet />
      <SiteOrder />
      <div className={styles.columns}>
        <div className={styles.column}>
          <WaitingCard waiting={today.waiting} />
          <MonthCard measures={today.measures} day={today.day} />
        </div>
        <div className={styles.column}>
          {!isBuilding && <StepsCard steps={today.steps} />}
          <ChangesCard changes={today.changes} />
        </div>
      </div>
    </>
  )
}

function TodayBody() {
  const text = useTodayText()
  const body = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const query = useToday()
  useScreenTitle(text('today.title'))
  useRowKeys(body, search, {})
  return (
    <>
      <header className={classNames(headStyles.head, styles.head)}>
        <h1>{text('today.title')}</h1>
      </header>
      <div ref={body} className={styles.body} aria-busy={query.isFetching}>
        {query.data ? (
          <Cards today={query.data} />
        ) : query.isPending ? (
          <Grey />
        ) : (
          <FailedQuery query={query} title={text('today.failed')}>
            {text('today.failedText')}
          </FailedQuery>
        )}
      </div>
    </>
  )
}

/** The first screen of the panel: what waits, the month, what changed. */
export function TodayScreen() {
  return (
    <TodayTexts>
      <TodayBody />
    </TodayTexts>
  )
}

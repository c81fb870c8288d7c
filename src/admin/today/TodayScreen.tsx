import { useRef } from 'react'
import type { Today } from '#schemas/admin/today/today-shapes.ts'
import { FailedQuery } from '#admin/screens/QueryState.tsx'
import { classNames } from '#kit/class-names.ts'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { useRowKeys } from '#admin/lists/use-row-keys.ts'
import { usePanel } from '#admin/panel-context.ts'
import headStyles from '#admin/screens/head.module.css'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import { OrderCard } from '#admin/new-site/order/OrderCard.tsx'
import { SiteOrder } from '#admin/new-site/order/SiteOrder.tsx'
import { useOrder, type SiteOrderRead } from '#admin/new-site/order/use-order.ts'
import { ChangesCard } from './ChangesCard.tsx'
import { HeadActs } from './HeadActs.tsx'
import { HoursCard } from './HoursCard.tsx'
import { MonthCard } from './MonthCard.tsx'
import { NoDeskYet } from './NoDeskYet.tsx'
import styles from './today.module.css'
import { TodayTexts } from './TodayTexts.tsx'
import { UnpublishedCard } from './UnpublishedCard.tsx'
import { useToday } from './use-today.ts'
import { useTodayText } from './use-today-text.ts'
import { WaitingCard } from './WaitingCard.tsx'

const longDay = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', dateStyle: 'full' })

/** The day with its capital. */
function daySentence(day: string): string {
  const written = longDay.format(Date.parse(`${day}T00:00:00Z`)).replace(/ 1 /, ' 1ᵉʳ ')
  return written.charAt(0).toLocaleUpperCase('fr') + written.slice(1)
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

interface CardsProps {
  readonly today: Today
  readonly order: SiteOrderRead | undefined
}

/** The greeting, with how many things wait; of a site to which nothing has come yet, a welcome. */
function Hello({ today: { day, waiting }, isNew }: Pick<CardsProps, 'today'> & { readonly isNew: boolean }) {
  const text = useTodayText()
  const { firstname } = usePanel().person
  const name = firstname === null || firstname === '' ? 'none' : firstname
  return (
    <div className={styles.hello}>
      <h2>{isNew ? text('today.welcome', { name }) : text('today.hello', { name, points: waiting.length })}</h2>
      <p>{text('today.day', { day: daySentence(day) })}</p>
    </div>
  )
}

function Cards({ today, order }: CardsProps) {
  const { day, hours, waiting } = today
  const isBuilding = order?.isOpen === false
  const isNew = isBuilding && waiting.length === 0
  return (
    <>
      <Hello today={today} isNew={isNew} />
      <NoDeskYet />
      <div className={styles.columns}>
        <div className={styles.column}>
          {/* A site under construction has its points to do. */}
          {!isNew && <WaitingCard waiting={waiting} />}
          {isBuilding && <SiteOrder />}
          <MonthCard measures={today.measures} day={day} />
        </div>
        <div className={styles.column}>
          {hours !== null && <HoursCard day={day} hours={hours} />}
          <UnpublishedCard unpublished={today.unpublished} />
          <ChangesCard changes={today.changes} />
          {order?.isOpen === true && <OrderCard points={order.points} />}
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
  // Which list comes first depends on the points of the site: the cards wait for both.
  const order = useOrder()
  useScreenTitle(text('today.title'))
  useRowKeys(body, search, {})
  return (
    <>
      <header className={classNames(headStyles.head, styles.head)}>
        <h1>{text('today.title')}</h1>
        <HeadActs />
      </header>
      <div ref={body} className={styles.body} aria-busy={query.isFetching}>
        {query.data && !order.isLoading ? (
          <Cards today={query.data} order={order.data} />
        ) : query.isPending || order.isLoading ? (
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

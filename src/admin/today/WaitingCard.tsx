import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Waiting } from '#schemas/admin/today/today-shapes.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { Kbd } from '#kit/text/Kbd.tsx'
import { findResource } from '#admin/resources/resource-list.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { frenchDay, frenchTime } from '#admin/texts/describe-instant.ts'
import { writeValue } from './figures.ts'
import styles from './today.module.css'
import { useTodayText, type TodayText } from './use-today-text.ts'
import { lookOf, waitingAddress } from './waiting-words.ts'

const isPlan = ({ kind }: Waiting): boolean => kind === 'PLANS' || kind === 'ITEM_PLANS'

const isOrders = ({ samples }: Waiting): boolean => samples.some(({ order }) => order !== undefined)

/** The first orders of a row, each with its amount, its state and since when. */
function Orders({ samples }: Pick<Waiting, 'samples'>) {
  const text = useTodayText()
  return samples.map(({ title, order }) =>
    order === undefined ? null : (
      <span key={`${title} ${order.state} ${order.at}`} className={styles.detail}>
        <span>
          {text('today.order', {
            reference: title,
            amount: writeValue('TURNOVER', order.amount),
            state: text(`today.order.${order.state}`),
          })}
        </span>
        {' · '}
        <ChangedAt instant={order.at} />
      </span>
    ),
  )
}

/** Orders have no screen of the panel: the first row of them says where they can be read. */
const mailLine = ({ mailbox }: Waiting, text: TodayText): string =>
  mailbox === null ? text('today.noMails') : text('today.inMails', { mailbox })

/** The line below a row: its first things by name, else since when it waits or when it comes. */
function detailOf(row: Waiting, text: TodayText): string {
  const { samples, at } = row
  if (isOrders(row)) return ''
  if (samples.length > 0) return [...new Set(samples.map(({ title }) => (title === '' ? text('today.shell') : title)))].join(', ')
  if (at === null) return ''
  const instant = Date.parse(at)
  const day = frenchDay(instant, systemClock())
  return isPlan(row) ? text('today.next', { day, time: frenchTime(instant) }) : text('today.since', { day })
}

/** The words for the items of a row: those of what waits by declaration, else those of its resource. */
function wordsOf({ kind, count, resource }: Waiting): string {
  const described = findResource(resource ?? undefined)
  const waits = kind === 'ITEMS' ? described?.waits : null
  return (waits ? (count === 1 ? waits.one : waits.many) : described?.words.many)?.fr ?? ''
}

interface RowProps {
  readonly row: Waiting
  readonly hasMailLine: boolean
}

function RowParts({ row, hasMailLine }: RowProps) {
  const text = useTodayText()
  const { kind, count, due } = row
  const { icon, tone } = lookOf(kind)
  const detail = hasMailLine ? mailLine(row, text) : detailOf(row, text)
  return (
    <>
      <span className={styles.mark} data-tone={tone}>
        <Icon name={icon} />
      </span>
      <span className={styles.what}>
        <b>{text(`today.waiting.${kind}`, { count, resource: wordsOf(row) })}</b>
        <Orders samples={row.samples} />
        {detail !== '' && <span className={styles.detail}>{detail}</span>}
      </span>
      {due !== null && <span className={styles.due}>{text('today.due', { day: frenchDay(Date.parse(due), systemClock()) })}</span>}
    </>
  )
}

function WaitingRow({ isFirst, ...of }: RowProps & { readonly isFirst: boolean }) {
  const { row } = of
  const text = useTodayText()
  const address = waitingAddress(row)
  if (address === null)
    return (
      <li className={styles.row}>
        <RowParts {...of} />
      </li>
    )
  return (
    <li>
      <Link to={address} className={styles.row} data-row={row.kind + (row.resource ?? '')}>
        <RowParts {...of} />
        <span className={styles.act} data-main={isFirst || undefined}>
          {text(lookOf(row.kind).act)}
        </span>
        <span className={styles.chevron}>
          <Icon name="chevron-right" />
        </span>
      </Link>
    </li>
  )
}

/** The things that wait for a person: each row leads to where it is done. */
export function WaitingCard({ waiting }: { readonly waiting: readonly Waiting[] }) {
  const text = useTodayText()
  const firstOrders = waiting.find(isOrders)
  const firstAct = waiting.find((row) => waitingAddress(row) !== null)
  return (
    <section className={styles.card} aria-labelledby="today-todo">
      <header className={styles.cardHead}>
        <h3 id="today-todo">{text('today.todo')}</h3>
        {waiting.length > 1 && (
          <p className={styles.keys}>
            <FormattedMessage id="today.keys" values={{ k: (key) => <Kbd>{key.map(String).join('')}</Kbd> }} />
          </p>
        )}
      </header>
      {waiting.length === 0 ? (
        <EmptyState icon="circle-check" size="small" title={text('today.nothing')}>
          <p>{text('today.nothingText')}</p>
        </EmptyState>
      ) : (
        <ul>
          {waiting.map((row) => (
            <WaitingRow key={row.kind + (row.resource ?? '')} row={row} isFirst={row === firstAct} hasMailLine={row === firstOrders} />
          ))}
        </ul>
      )}
    </section>
  )
}

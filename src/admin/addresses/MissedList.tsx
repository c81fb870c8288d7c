import { nearestPath } from '#domain/urls/nearest-path.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { classNames } from '#kit/class-names.ts'
import table from '#admin/lists/table.module.css'
import { dayName } from '#admin/visits/chart-scale.ts'
import styles from './addresses.module.css'
import type { RedirectStart } from './RedirectDialog.tsx'
import type { AddressActs, Missed, ReadAddresses } from './use-addresses.ts'
import { useAddressesText } from './use-addresses-text.ts'

interface MissedProps {
  readonly missed: readonly Missed[]
  readonly pages: ReadAddresses['pages']
  readonly mayWrite: boolean
  readonly acts: Pick<AddressActs, 'ignore'>
  readonly onRedirect: (start: RedirectStart) => void
}

type RowProps = Omit<MissedProps, 'missed'> & { readonly one: Missed }

function Days({ days }: Pick<Missed, 'days'>) {
  const text = useAddressesText()
  return (
    <details className={styles.days}>
      <summary>{text('addresses.missed.byDay')}</summary>
      <ul>
        {days.map(({ day, count }) => (
          <li key={day}>
            <span>{dayName(day)}</span> <span>{text('addresses.missed.times', { count })}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Acts({ one, near, acts, onRedirect }: Pick<RowProps, 'one' | 'acts' | 'onRedirect'> & { readonly near: string | null }) {
  const text = useAddressesText()
  const { path, isIgnored } = one
  if (isIgnored)
    return (
      <Button
        variant="subtle"
        size="small"
        aria-label={text('addresses.showAgainThis', { path })}
        onClick={() => void acts.ignore(one, false)}
      >
        {text('addresses.showAgain')}
      </Button>
    )
  return (
    <>
      <Button
        size="small"
        aria-label={text('addresses.redirectThis', { path })}
        onClick={() => onRedirect({ from: path, to: near ?? '', before: null })}
      >
        {text('addresses.redirect')}
      </Button>
      <Button variant="subtle" size="small" aria-label={text('addresses.ignoreThis', { path })} onClick={() => void acts.ignore(one, true)}>
        {text('addresses.ignore')}
      </Button>
    </>
  )
}

function Row({ one, pages, mayWrite, acts, onRedirect }: RowProps) {
  const text = useAddressesText()
  const { path, count, days, isIgnored } = one
  const near = nearestPath(
    path,
    pages.map((page) => page.path),
  )
  const last = days[0]
  return (
    <tr className={styles.row}>
      <th scope="row">
        <span className={styles.path}>{path}</span>
        {near !== null && !isIgnored && <span className={styles.faint}>{text('addresses.missed.near', { path: near })}</span>}
      </th>
      <td className={styles.count}>
        <span>{text('addresses.missed.times', { count })}</span>
        {last && <span className={styles.faint}>{text('addresses.missed.last', { day: dayName(last.day) })}</span>}
        {days.length > 1 && <Days days={days} />}
      </td>
      {mayWrite && (
        <td className={styles.acts}>
          <Acts {...{ one, near, acts, onRedirect }} />
        </td>
      )}
    </tr>
  )
}

function Rows({ missed, ...row }: MissedProps) {
  const text = useAddressesText()
  return (
    <table className={classNames(table.table, styles.table)} aria-label={text('addresses.missed')}>
      <thead>
        <tr>
          <th scope="col">{text('addresses.missed.path')}</th>
          <th scope="col">{text('addresses.missed.count')}</th>
          {row.mayWrite && <th scope="col">{text('addresses.missed.acts')}</th>}
        </tr>
      </thead>
      <tbody>
        {missed.map((one) => (
          <Row key={one.path} one={one} {...row} />
        ))}
      </tbody>
    </table>
  )
}

/** The addresses that visitors asked for in vain, and those that a person has put aside. */
export function MissedList({ missed, ...rest }: MissedProps) {
  const text = useAddressesText()
  const [shown, ignored] = [missed.filter(({ isIgnored }) => !isIgnored), missed.filter(({ isIgnored }) => isIgnored)]
  return (
    <section className={styles.part} aria-labelledby="addresses-missed">
      <h2 id="addresses-missed">{text('addresses.missed')}</h2>
      <p className={styles.hint}>{text('addresses.missedHint')}</p>
      {shown.length > 0 ? (
        <Rows missed={shown} {...rest} />
      ) : (
        <EmptyState size="small" icon="circle-check" title={text('addresses.missed.none')}>
          <p>{text('addresses.missed.noneText')}</p>
        </EmptyState>
      )}
      {ignored.length > 0 && (
        <details className={styles.ignored}>
          <summary>{text('addresses.ignored', { count: ignored.length })}</summary>
          <Rows missed={ignored} {...rest} />
        </details>
      )}
    </section>
  )
}

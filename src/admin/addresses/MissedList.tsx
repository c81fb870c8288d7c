import { nearestPath } from '#domain/urls/nearest-path.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { TableField } from '#kit/lists/table-field.ts'
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

const nearestOf = (path: string, pages: MissedProps['pages']) =>
  nearestPath(
    path,
    pages.map((page) => page.path),
  )

function Acts({
  one,
  near,
  acts,
  onRedirect,
}: Pick<MissedProps, 'acts' | 'onRedirect'> & { readonly one: Missed; readonly near: string | null }) {
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

function Path({ one: { path, isIgnored }, near }: { readonly one: Missed; readonly near: string | null }) {
  const text = useAddressesText()
  return (
    <>
      <span className={styles.path}>{path}</span>
      {near !== null && !isIgnored && <span className={styles.faint}>{text('addresses.missed.near', { path: near })}</span>}
    </>
  )
}

function Count({ count, days }: Missed) {
  const text = useAddressesText()
  const last = days[0]
  return (
    <>
      <span>{text('addresses.missed.times', { count })}</span>
      {last && <span className={styles.faint}>{text('addresses.missed.last', { day: dayName(last.day) })}</span>}
      {days.length > 1 && <Days days={days} />}
    </>
  )
}

function Rows({ missed, pages, mayWrite, ...acts }: MissedProps) {
  const text = useAddressesText()
  const fields: readonly TableField<Missed>[] = [
    {
      id: 'path',
      header: text('addresses.missed.path'),
      isName: true,
      cell: (one) => <Path one={one} near={nearestOf(one.path, pages)} />,
    },
    { id: 'count', header: text('addresses.missed.count'), className: styles.count, cell: (one) => <Count {...one} /> },
  ]
  const actField: TableField<Missed> = {
    id: 'acts',
    header: text('addresses.missed.acts'),
    className: styles.acts,
    cell: (one) => <Acts one={one} near={nearestOf(one.path, pages)} {...acts} />,
  }
  return (
    <DataTable
      className={styles.table}
      label={text('addresses.missed')}
      fields={mayWrite ? [...fields, actField] : fields}
      rows={missed}
      keyOf={({ path }) => path}
      rowProps={() => ({ className: styles.row })}
    />
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

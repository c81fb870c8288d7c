import { useRef, useState } from 'react'
import { plainLetters } from '#schemas/text/plain-letters.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { State } from '#kit/feedback/State.tsx'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { TableField } from '#kit/lists/table-field.ts'
import { useRowFocus } from '#kit/lists/use-row-focus.ts'
import { SearchField } from '#admin/lists/SearchField.tsx'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import styles from './addresses.module.css'
import type { RedirectStart } from './RedirectDialog.tsx'
import type { AddressActs, Redirect } from './use-addresses.ts'
import { useAddressesText } from './use-addresses-text.ts'

/** Fewest redirects for which a search stands above the list. */
const SEARCHED = 8

interface ListProps {
  readonly redirects: readonly Redirect[]
  readonly mayWrite: boolean
  readonly acts: Pick<AddressActs, 'remove'>
  readonly onChange: (start: RedirectStart) => void
  readonly onAdd: () => void
}

function Target({ to, title, isAsleep }: Redirect) {
  const text = useAddressesText()
  return (
    <>
      {to !== null && (
        <a className={styles.path} href={to} target="_blank" rel="noreferrer">
          {title ?? to}
        </a>
      )}
      {to !== null && title !== null && <span className={styles.faint}>{to}</span>}
      {to === null && <State kind="broken">{text('addresses.broken')}</State>}
      {isAsleep && <State kind="archived">{text('addresses.asleep')}</State>}
    </>
  )
}

function Acts({ redirect, acts, onChange }: Pick<ListProps, 'acts' | 'onChange'> & { readonly redirect: Redirect }) {
  const text = useAddressesText()
  const { from, to } = redirect
  return (
    <>
      <Button
        size="small"
        data-row={from}
        aria-label={text('addresses.changeThis', { path: from })}
        onClick={() => onChange({ from, to: to ?? '', before: redirect })}
      >
        {text('addresses.change')}
      </Button>
      <Button
        variant="subtle"
        size="small"
        aria-label={text('addresses.removeThis', { path: from })}
        onClick={() => void acts.remove(redirect)}
      >
        {text('addresses.remove')}
      </Button>
    </>
  )
}

function Rows({ redirects, mayWrite, ...acts }: Omit<ListProps, 'onAdd'>) {
  const text = useAddressesText()
  const fields: readonly TableField<Redirect>[] = [
    { id: 'from', header: text('addresses.from'), isName: true, cell: ({ from }) => <span className={styles.path}>{from}</span> },
    { id: 'to', header: text('addresses.to'), cell: (redirect) => <Target {...redirect} /> },
    {
      id: 'since',
      header: text('addresses.since'),
      className: styles.since,
      cell: ({ since, origin }) => (
        <>
          <ChangedAt instant={since} /> <span className={styles.faint}>{text(`addresses.origin.${origin}`)}</span>
        </>
      ),
    },
  ]
  const actField: TableField<Redirect> = {
    id: 'acts',
    header: text('addresses.missed.acts'),
    className: styles.acts,
    cell: (redirect) => <Acts redirect={redirect} {...acts} />,
  }
  return (
    <DataTable
      className={styles.table}
      label={text('addresses.redirects')}
      fields={mayWrite ? [...fields, actField] : fields}
      rows={redirects}
      keyOf={({ from }) => from}
      rowProps={() => ({ className: styles.row })}
    />
  )
}

/** The redirects of the site, with a search once they are many. */
export function RedirectList({ redirects, onAdd, ...rest }: ListProps) {
  const text = useAddressesText()
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const part = useRef<HTMLElement>(null)
  useRowFocus(part)
  const sought = plainLetters(search)
  const found = redirects.filter(({ from, to, title }) => plainLetters(`${from} ${to ?? ''} ${title ?? ''}`).includes(sought))
  const key = redirects.length === 0 ? 'addresses.redirects.none' : 'addresses.search.none'
  return (
    <section ref={part} className={styles.part} aria-labelledby="addresses-redirects">
      <div className={styles.bar}>
        <h2 id="addresses-redirects">{text('addresses.redirects')}</h2>
        {rest.mayWrite && (
          <Button variant="primary" icon="plus" onClick={onAdd}>
            {text('addresses.new')}
          </Button>
        )}
      </div>
      {redirects.length >= SEARCHED && (
        <div className={styles.search}>
          <SearchField
            label={text('addresses.search')}
            placeholder={text('addresses.search.example')}
            search={search}
            onSearch={setSearch}
            ref={field}
          />
        </div>
      )}
      {found.length > 0 ? (
        <Rows redirects={found} {...rest} />
      ) : (
        <EmptyState size="small" icon="link" title={text(key)}>
          <p>{text(`${key}Text`)}</p>
        </EmptyState>
      )}
    </section>
  )
}

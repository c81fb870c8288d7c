import type { ReactNode } from 'react'
import { appFacts } from '#schemas/admin/law/app-facts.ts'
import type { ExternalApp } from '#schemas/api/sites/external-app.ts'
import { classNames } from '#kit/class-names.ts'
import { State } from '#kit/feedback/State.tsx'
import target from '#kit/styles/target.module.css'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { TableField } from '#kit/lists/table-field.ts'
import people from '#admin/people/people.module.css'
import { apps, countedCookies, hostsOf } from './app-words.ts'
import styles from './apps.module.css'
import { useAppsText, type AppsText } from './texts/use-apps-text.ts'
import type { ReadApps } from './use-apps.ts'

/** A row of the table: a service, or the script of the site. */
interface Line {
  readonly id: string
  readonly name: string
  readonly purpose: string
  readonly loads: string
  readonly sets: string
  readonly asks: string
  readonly state: ReactNode
}

function appLine(app: ExternalApp, read: ReadApps, text: AppsText): Line {
  const { name, purpose, asksConsent } = appFacts[app]
  const values = read.item.form[app]
  const hosts = hostsOf(app, values)
  return {
    ...{ id: app, name, purpose: purpose.fr },
    loads: hosts.length === 0 ? text('apps.nothingElse') : hosts.join(', '),
    sets: countedCookies(app, text),
    asks: text(asksConsent ? 'apps.asksYes' : 'apps.notNeeded'),
    state: <State kind={values.on ? 'live' : 'none'}>{text(values.on ? 'apps.on' : 'apps.off')}</State>,
  }
}

const scriptLine = ({ hasScript }: ReadApps, text: AppsText): Line => ({
  ...{ id: 'script', name: text('apps.script'), purpose: text('apps.scriptHelp') },
  loads: text(hasScript ? 'apps.scriptSet' : 'apps.scriptNone'),
  sets: '–',
  asks: text('apps.always'),
  state: <State kind={hasScript ? 'live' : 'none'}>{text(hasScript ? 'apps.on' : 'apps.scriptNone')}</State>,
})

/** The name of a row, which opens it. */
function Name({ line, isOpen, onOpen }: { readonly line: Line; readonly isOpen: boolean; readonly onOpen: () => void }) {
  return (
    <>
      <button type="button" data-row={line.id} className={classNames(people.name, target.target)} aria-expanded={isOpen} onClick={onOpen}>
        {line.name}
      </button>
      <p className={styles.purpose}>{line.purpose}</p>
      <p className={styles.small}>{line.state}</p>
    </>
  )
}

interface TableProps {
  readonly read: ReadApps
  readonly open: string | null
  readonly onOpen: (id: string) => void
  /** True for a person who may replace the script. */
  readonly hasScript: boolean
}

/** The services with what each loads and sets, and below them the script of the site. */
export function AppsTable({ read, open, onOpen, hasScript }: TableProps) {
  const text = useAppsText()
  const wide = { from: 'desk', isLine: true } as const
  const fields: readonly TableField<Line>[] = [
    {
      id: 'app',
      header: text('apps.app'),
      isName: true,
      cell: (line) => <Name line={line} isOpen={open === line.id} onOpen={() => onOpen(line.id)} />,
    },
    { id: 'loads', header: text('apps.loads'), ...wide, className: styles.cell, cell: ({ loads }) => loads },
    { id: 'sets', header: text('apps.sets'), ...wide, cell: ({ sets }) => sets },
    { id: 'asks', header: text('apps.asks'), ...wide, cell: ({ asks }) => asks },
    { id: 'state', header: text('apps.state'), ...wide, cell: ({ state }) => state },
  ]
  return (
    <DataTable
      label={text('apps.list')}
      fields={fields}
      groups={[
        { id: 'apps', rows: apps.map((app) => appLine(app, read, text)) },
        {
          id: 'script',
          title: text('apps.risk'),
          rows: hasScript ? [scriptLine(read, text)] : [],
        },
      ]}
      keyOf={({ id }) => id}
      rowProps={({ id }) => ({ className: people.row, 'aria-selected': open === id })}
    />
  )
}

import type { ReactNode } from 'react'
import { appFacts } from '#schemas/admin/law/app-facts.ts'
import type { ExternalApp } from '#schemas/api/sites/external-app.ts'
import { classNames } from '#kit/class-names.ts'
import { State } from '#kit/feedback/State.tsx'
import target from '#kit/styles/target.module.css'
import table from '#admin/lists/table.module.css'
import people from '#admin/people/people.module.css'
import { apps, countedCookies, hostsOf } from './app-words.ts'
import styles from './apps.module.css'
import { useAppsText } from './texts/use-apps-text.ts'
import type { ReadApps } from './use-apps.ts'

interface RowProps {
  readonly id: string
  readonly name: string
  readonly purpose: string
  readonly state: ReactNode
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly children: ReactNode
}

/** A row of the list: its name opens it. */
function Row({ id, name, purpose, state, isOpen, onOpen, children }: RowProps) {
  return (
    <tr className={people.row} aria-selected={isOpen}>
      <th scope="row">
        <button type="button" data-row={id} className={classNames(people.name, target.target)} aria-expanded={isOpen} onClick={onOpen}>
          {name}
        </button>
        <p className={styles.purpose}>{purpose}</p>
        <p className={styles.small}>{state}</p>
      </th>
      {children}
      <td className={people.more}>{state}</td>
    </tr>
  )
}

function AppRow({
  app,
  read,
  isOpen,
  onOpen,
}: {
  readonly app: ExternalApp
  readonly read: ReadApps
  readonly isOpen: boolean
  readonly onOpen: () => void
}) {
  const text = useAppsText()
  const { name, purpose, asksConsent } = appFacts[app]
  const values = read.item.form[app]
  const hosts = hostsOf(app, values)
  const state = <State kind={values.on ? 'live' : 'none'}>{text(values.on ? 'apps.on' : 'apps.off')}</State>
  return (
    <Row id={app} name={name} purpose={purpose.fr} state={state} isOpen={isOpen} onOpen={onOpen}>
      <td className={`${people.more ?? ''} ${styles.cell ?? ''}`}>{hosts.length === 0 ? text('apps.nothingElse') : hosts.join(', ')}</td>
      <td className={people.more}>{countedCookies(app, text)}</td>
      <td className={people.more}>{text(asksConsent ? 'apps.asksYes' : 'apps.notNeeded')}</td>
    </Row>
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
  const script = <State kind={read.hasScript ? 'live' : 'none'}>{text(read.hasScript ? 'apps.on' : 'apps.scriptNone')}</State>
  return (
    <table className={table.table} aria-label={text('apps.list')}>
      <thead>
        <tr>
          <th scope="col">{text('apps.app')}</th>
          {(['apps.loads', 'apps.sets', 'apps.asks', 'apps.state'] as const).map((key) => (
            <th key={key} scope="col" className={people.more}>
              {text(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {apps.map((app) => (
          <AppRow key={app} app={app} read={read} isOpen={open === app} onOpen={() => onOpen(app)} />
        ))}
      </tbody>
      {hasScript && (
        <tbody>
          <tr className={styles.risk}>
            <th colSpan={5} scope="rowgroup">
              {text('apps.risk')}
            </th>
          </tr>
          <Row
            id="script"
            name={text('apps.script')}
            purpose={text('apps.scriptHelp')}
            state={script}
            isOpen={open === 'script'}
            onOpen={() => onOpen('script')}
          >
            <td className={people.more}>{text(read.hasScript ? 'apps.scriptSet' : 'apps.scriptNone')}</td>
            <td className={people.more}>–</td>
            <td className={people.more}>{text('apps.always')}</td>
          </Row>
        </tbody>
      )}
    </table>
  )
}

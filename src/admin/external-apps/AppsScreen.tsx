import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import appsFr from '#i18n/messages/external-apps/fr.json'
import { appFacts } from '#schemas/admin/law/app-facts.ts'
import { classNames } from '#kit/class-names.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import target from '#kit/styles/target.module.css'
import { QueryState } from '#admin/screens/QueryState.tsx'
import { useRowKeys } from '#admin/lists/use-row-keys.ts'
import { usePanel } from '#admin/panel-context.ts'
import people from '#admin/people/people.module.css'
import { PersonPanel } from '#admin/people/PersonPanel.tsx'
import headStyles from '#admin/screens/head.module.css'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import page from '#admin/settings/page.module.css'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'
import { AppPane } from './AppPane.tsx'
import { AppsTable } from './AppsTable.tsx'
import { apps } from './app-words.ts'
import { ScriptPane } from './ScriptPane.tsx'
import { useAppsText } from './texts/use-apps-text.ts'
import { useApps, type ReadApps } from './use-apps.ts'

const OPEN = 'application'

function Opened({ read, open, onClose }: { readonly read: ReadApps; readonly open: string | null; readonly onClose: () => void }) {
  const text = useAppsText()
  const app = apps.find((each) => each === open)
  if (app === undefined && open !== 'script') return null
  const title = app === undefined ? text('apps.script') : appFacts[app].name
  return (
    <PersonPanel title={title} closeLabel={text('apps.close')} onClose={onClose}>
      {app === undefined ? <ScriptPane /> : <AppPane key={app} app={app} read={read} />}
    </PersonPanel>
  )
}

function Apps() {
  const text = useAppsText()
  const { start } = usePanel()
  const [query, setQuery] = useSearchParams()
  const found = useApps()
  const list = useRef<HTMLDivElement>(null)
  // Seven services are seen at once: the list has no search.
  const search = useRef<HTMLInputElement>(null)
  const close = () => setQuery({}, { replace: true })
  useRowKeys(list, search, { onLeave: close })
  useScreenTitle(text('apps.title'))
  // A super-administrator alone writes to the team, and replaces the script.
  const mayScript = start.rights.includes('team.write')
  const requested = query.get(OPEN)
  const open = requested === 'script' && !mayScript ? null : requested
  return (
    <>
      <header className={classNames(headStyles.head, people.head)}>
        <Link to="/reglages" className={classNames(page.back, target.target)}>
          {text('apps.settings')}
        </Link>
        <Icon name="chevron-right" size={14} />
        <h1>{text('apps.title')}</h1>
      </header>
      <div className={people.split}>
        <div className={people.main}>
          <div ref={list} className={people.list} aria-busy={found.isFetching}>
            {!found.data && (
              <QueryState query={found} title={text('apps.failed')}>
                {text('apps.failedText')}
              </QueryState>
            )}
            {found.data && (
              <AppsTable read={found.data} open={open} onOpen={(id) => setQuery({ [OPEN]: id }, { replace: true })} hasScript={mayScript} />
            )}
          </div>
          <footer className={people.foot}>
            <p>{found.data && text('apps.foot', found.data.consents)}</p>
          </footer>
        </div>
        {found.data && <Opened read={found.data} open={open} onClose={close} />}
      </div>
    </>
  )
}

/** « Consentement et applications »: the services that pages load, and what each of them brings. */
export function AppsScreen() {
  return (
    <ScreenTexts messages={appsFr}>
      <Apps />
    </ScreenTexts>
  )
}

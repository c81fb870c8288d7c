import domainsFr from '#i18n/messages/domains/fr.json'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { QueryState } from '#admin/screens/QueryState.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { SettingsPage } from '#admin/settings/SettingsPage.tsx'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'
import { CookieField } from './CookieField.tsx'
import { DomainRow } from './DomainRow.tsx'
import styles from './domains.module.css'
import { useDomainCheck, useDomains, type ReadDomains } from './use-domains.ts'
import { useDomainsText } from './use-domains-text.ts'

type Check = ReturnType<typeof useDomainCheck>

function DomainList({
  domains,
  check,
  mayRelease,
}: Pick<ReadDomains, 'domains'> & { readonly check: Check; readonly mayRelease: boolean }) {
  const text = useDomainsText()
  if (domains.length === 0)
    return (
      <EmptyState size="small" icon="globe" title={text('domains.none')}>
        <p>{text('domains.noneText')}</p>
      </EmptyState>
    )
  return (
    <>
      {check.isError && (
        <Note tone="refusal" isAnnounced>
          <p>{text('domains.checkFailed')}</p>
        </Note>
      )}
      <ul className={styles.list} aria-label={text('domains.list')} aria-busy={check.isFetching}>
        {domains.map((domain) => (
          <DomainRow
            key={domain.host}
            domain={domain}
            state={check.data?.checks.find(({ host }) => host === domain.host)?.state}
            isChecking={check.isFetching}
            mayRelease={mayRelease}
          />
        ))}
      </ul>
    </>
  )
}

function Domains() {
  const text = useDomainsText()
  const { start } = usePanel()
  const read = useDomains()
  const check = useDomainCheck()
  const again = (
    <Button icon="refresh" busy={check.isFetching && text('domains.checkBusy')} onClick={() => void check.refetch()}>
      {text('domains.check')}
    </Button>
  )
  return (
    <SettingsPage entry="domains" acts={<div className={styles.head}>{again}</div>}>
      <p className={styles.hint}>{text('domains.intro')}</p>
      {!read.data && (
        <QueryState query={read} title={text('domains.failed')}>
          {text('domains.failedText')}
        </QueryState>
      )}
      {read.data && (
        <>
          <DomainList domains={read.data.domains} check={check} mayRelease={start.rights.includes('team.write')} />
          <CookieField cookie={read.data.cookie} mayWrite={start.rights.includes('settings.write')} />
        </>
      )}
    </SettingsPage>
  )
}

/** « Nom de domaine »: the addresses of the site with a check from outside, and the domain of the login cookies. */
export function DomainsScreen() {
  return (
    <ScreenTexts messages={domainsFr}>
      <Domains />
    </ScreenTexts>
  )
}

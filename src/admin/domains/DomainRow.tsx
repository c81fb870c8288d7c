import { State, type StateKind } from '#kit/feedback/State.tsx'
import { ReleaseHost } from './ReleaseHost.tsx'
import styles from './domains.module.css'
import type { DomainState, ReadDomains } from './use-domains.ts'
import { useDomainsText } from './use-domains-text.ts'

const kinds: Readonly<Record<DomainState, StateKind>> = {
  ...{ HERE: 'live', ELSEWHERE: 'broken', NO_RECORD: 'broken', NO_HTTPS: 'broken', PRIVATE: 'broken', UNREACHABLE: 'broken' },
  TRIAL: 'none',
}

interface RowProps {
  readonly domain: ReadDomains['domains'][number]
  /** Undefined while the check is under way, or where it failed. */
  readonly state: DomainState | undefined
  readonly isChecking: boolean
  readonly mayRelease: boolean
}

/** The result of a check, and what to do where the domain does not lead to the site. */
function CheckResult({ host, state }: { readonly host: string; readonly state: DomainState }) {
  const text = useDomainsText()
  // A name below another one takes an alias; the name itself takes an address.
  const record = text(host.split('.').length > 2 ? 'domains.record.CNAME' : 'domains.record.A')
  return (
    <>
      <p>
        <State kind={kinds[state]}>{text(`domains.state.${state}`)}</State>
      </p>
      {state !== 'HERE' && <p className={styles.advice}>{text(`domains.do.${state}`, { host, record })}</p>}
    </>
  )
}

/** A domain with the result of its check, and what to do where something is missing. */
export function DomainRow({ domain: { host, isMain, isProven, isReleasable, isCovered }, state, isChecking, mayRelease }: RowProps) {
  const text = useDomainsText()
  return (
    <li className={styles.domain}>
      <p className={styles.host}>
        <strong>{host}</strong> {isMain && <span className={styles.faint}>{text('domains.main')}</span>}
      </p>
      {state === undefined && isChecking && <p className={styles.faint}>{text('domains.checking')}</p>}
      {state !== undefined && <CheckResult host={host} state={state} />}
      {!isProven && state !== 'HERE' && <p className={styles.advice}>{text('domains.unproven')}</p>}
      {!isCovered && <p className={styles.advice}>{text('domains.uncovered', { host })}</p>}
      {isReleasable && mayRelease && <ReleaseHost host={host} />}
    </li>
  )
}

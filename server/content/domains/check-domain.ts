import type { AdminCallData } from '#schemas/admin/calls.ts'
import { isTrialHost } from '#schemas/urls/read-host.ts'
import { OutsideError, type OutsideReason } from '#server/adapters/outbound/fetch-error.ts'
import type { SafeFetch } from '#server/adapters/outbound/safe-fetch.ts'

type DomainState = AdminCallData['domain.check']['checks'][number]['state']
/** Path at which a site answers its public identifier. */
export const PROOF_PATH = '/.well-known/vitrine-site'

/** Most bytes of the answer. */
const PROOF_BYTES = 200

const states: Readonly<Partial<Record<OutsideReason, DomainState>>> = {
  ...{ 'unknown-host': 'NO_RECORD', private: 'PRIVATE' },
  // Another server answers.
  ...{ status: 'ELSEWHERE', type: 'ELSEWHERE', size: 'ELSEWHERE', redirects: 'ELSEWHERE' },
}

/** Codes of the refusals of a certificate. */
const certificate = /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/

function codeOf({ cause }: OutsideError): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

function stateOf(error: OutsideError): DomainState {
  if (error.reason === 'connection' && certificate.test(codeOf(error))) return 'NO_HTTPS'
  return states[error.reason] ?? 'UNREACHABLE'
}

/** Finds out if a host leads to a site: asks it from outside for the identifier of the site. */
export async function checkDomain(fetchOutside: SafeFetch, host: string, uid: string): Promise<DomainState> {
  if (isTrialHost(host) || !host.includes('.')) return 'TRIAL'
  try {
    const { bytes } = await fetchOutside(`https://${host}${PROOF_PATH}`, { accept: ['text/plain'], maxBytes: PROOF_BYTES })
    return bytes.toString('utf8').trim() === uid ? 'HERE' : 'ELSEWHERE'
  } catch (error) {
    if (error instanceof OutsideError) return stateOf(error)
    throw error
  }
}

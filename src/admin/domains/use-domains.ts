import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { usePanel } from '#admin/panel-context.ts'
import { useProof } from '#admin/people/proof/use-proof.ts'
import { useAct } from '#admin/screens/use-act.ts'
import { useDomainsText } from './use-domains-text.ts'

/** The domains of the site and the domain of its login cookies. */
export type ReadDomains = AdminCallData['domain.list']

/** The result of the check of a domain. */
export type DomainState = AdminCallData['domain.check']['checks'][number]['state']

const KEY = ['domains']

/** Reads the domains of the site. */
export function useDomains() {
  const { admin, lock } = usePanel()
  return useQuery({ queryKey: [...KEY, 'list'], queryFn: () => lock.read(() => admin.domains.list()) })
}

/** Checks the domains when the screen opens, and on request. */
export function useDomainCheck() {
  const { admin, lock } = usePanel()
  return useQuery({
    queryKey: [...KEY, 'check'],
    queryFn: () => lock.read(() => admin.domains.check()),
    ...{ retry: false, staleTime: Infinity, gcTime: 0 },
  })
}

/** Gives an address back, with a recent proof. */
export function useReleaseHost() {
  const text = useDomainsText()
  const queries = useQueryClient()
  const { admin } = usePanel()
  const { prove, asked } = useProof()
  const [isBusy, setIsBusy] = useState(false)
  const perform = useAct(() => queries.invalidateQueries({ queryKey: KEY }))
  const release = async (host: string): Promise<void> => {
    setIsBusy(true)
    await perform({
      request: () => prove((proof) => admin.domains.release(host, proof)),
      said: text('domains.release.said', { host }),
    })
    setIsBusy(false)
  }
  return { release, isBusy, asked }
}

/** Saves the domain of the login cookies, and offers « Annuler ». */
export function useSaveCookie() {
  const text = useDomainsText()
  const queries = useQueryClient()
  const { admin } = usePanel()
  const [isBusy, setIsBusy] = useState(false)
  const perform = useAct(() => queries.invalidateQueries({ queryKey: [...KEY, 'list'] }))
  const save = async (domain: string | null, before: string | null): Promise<void> => {
    setIsBusy(true)
    await perform({
      request: () => admin.domains.setCookie(domain),
      said: text('domains.cookie.said'),
      undo: () => () => admin.domains.setCookie(before),
    })
    setIsBusy(false)
  }
  return { save, isBusy }
}

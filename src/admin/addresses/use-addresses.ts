import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { CallError } from '#api-client/transport/errors.ts'
import { usePanel } from '#admin/panel-context.ts'
import { useAct } from '#admin/screens/use-act.ts'
import { useAddressesText } from './use-addresses-text.ts'

/** The redirects and the missing addresses of the site. */
export type ReadAddresses = AdminCallData['redirect.list']

/** A redirect in the list. */
export type Redirect = ReadAddresses['redirects'][number]

/** An address that visitors asked for in vain. */
export type Missed = ReadAddresses['missed'][number]

const KEY = ['addresses']

/** Reads the redirects and the missing addresses of the site. */
export function useAddresses() {
  const { admin, lock } = usePanel()
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => lock.read(() => admin.redirects.list(signal)) })
}

/** The result of a save: done, refused beside fields, or overtaken by another person. */
export type SavedRedirect =
  { readonly kind: 'done' | 'stale' | 'failed' } | { readonly kind: 'refused'; readonly faults: Readonly<Record<string, string>> }

function outcomeOf({ code, errors }: CallError): SavedRedirect {
  if (code === 'STALE_VERSION') return { kind: 'stale' }
  const faults = Object.fromEntries(errors.map(({ field, message }) => [field, message]))
  return errors.length === 0 ? { kind: 'failed' } : { kind: 'refused', faults }
}

/** The acts on addresses. Each is said, and offers « Annuler ». */
export function useAddressActs() {
  const text = useAddressesText()
  const queries = useQueryClient()
  const { redirects } = usePanel().admin
  const perform = useAct(() => queries.invalidateQueries({ queryKey: KEY }))
  const save = async (from: string, to: string, before: Redirect | null): Promise<SavedRedirect> => {
    const outcomes: SavedRedirect[] = []
    const back = before?.to ?? null
    const made = await perform({
      request: () => redirects.save({ from, to, seen: before?.since ?? null }),
      said: (redirect) => text('addresses.said.saved', { from: redirect.from, to: redirect.to ?? to }),
      undo: (redirect) => () => {
        const aimed = { from: redirect.from, seen: redirect.since }
        return back === null ? redirects.remove(aimed) : redirects.save({ ...aimed, to: back })
      },
      onRefused: (error) => {
        const outcome = outcomeOf(error)
        outcomes.push(outcome)
        return outcome.kind !== 'failed'
      },
    })
    return made === null ? (outcomes[0] ?? { kind: 'failed' }) : { kind: 'done' }
  }
  const remove = ({ from, to, since }: Redirect) =>
    perform({
      request: () => redirects.remove({ from, seen: since }),
      said: text('addresses.said.removed', { from }),
      undo: () => (to === null ? null : () => redirects.save({ from, to, seen: null })),
    })
  const ignore = ({ path }: Missed, isIgnored: boolean) =>
    perform({
      request: () => redirects.ignore({ path, isIgnored }),
      said: text(isIgnored ? 'addresses.said.ignored' : 'addresses.said.shown', { path }),
      undo: () => () => redirects.ignore({ path, isIgnored: !isIgnored }),
    })
  return { save, remove, ignore }
}

/** The acts on addresses. */
export type AddressActs = ReturnType<typeof useAddressActs>

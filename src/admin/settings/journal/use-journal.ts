import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { usePanel } from '#admin/panel-context.ts'
import { journalAddress, listQueryOf, type JournalView } from './journal-view.ts'

/** An act of the log. */
export type ListedAct = AdminCallData['audit.list']['acts'][number]

/** Reads the acts of a view. */
export function useActs(view: JournalView) {
  const { admin, lock } = usePanel()
  return useQuery({
    queryKey: ['journal', 'list', journalAddress.write(view).toString()],
    queryFn: () => lock.read(() => admin.audit.list(listQueryOf(view))),
    select: ({ acts, ...counts }) => ({ rows: acts, ...counts }),
    placeholderData: keepPreviousData,
  })
}

/** Reads who and what the log names, and its last check. */
export function useJournalState() {
  const { admin, lock } = usePanel()
  return useQuery({ queryKey: ['journal', 'state'], queryFn: () => lock.read(() => admin.audit.state()) })
}

/** Checks the log when it is asked for. */
export function useJournalCheck() {
  const { admin, lock } = usePanel()
  return useQuery({
    queryKey: ['journal', 'check'],
    queryFn: () => lock.read(() => admin.audit.check()),
    enabled: false,
    retry: false,
    gcTime: 0,
  })
}

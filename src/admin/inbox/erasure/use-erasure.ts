import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { InboxHoldings } from '#schemas/admin/inbox/inbox-erasure.ts'
import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { toast } from '#kit/feedback/toast.ts'
import { usePanel } from '#admin/panel-context.ts'
import { useProof, type Proof } from '#admin/people/proof/use-proof.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { useInboxText } from '../texts/use-inbox-text.ts'
import { INBOX } from '../use-inbox-count.ts'

const holdingsKey = (id: number) => [INBOX, 'holdings', id] as const

/** Tests if a message is a request to erase. */
export const isErasure = ({ kind, subject }: Pick<InboxItem, 'kind' | 'subject'>): boolean => kind === 'PRIVACY' && subject === 'ERASURE'

/** Reads what the site holds of the person behind a request to erase. */
export function useHoldings(id: number) {
  const { admin, lock, start } = usePanel()
  const enabled = start.rights.includes('members.read')
  return useQuery({ queryKey: holdingsKey(id), queryFn: () => lock.read(() => admin.inbox.holdings(id)), enabled })
}

/** Erases what the site holds of the person, after the password where none was given lately. */
export function useErase(id: number, onErased: (holdings: InboxHoldings) => void) {
  const text = useInboxText()
  const panel = usePanelText()
  const queries = useQueryClient()
  const { admin, lock } = usePanel()
  const { prove, asked } = useProof()
  const erase = async (): Promise<void> => {
    try {
      const made = prove((proof: Proof) => admin.inbox.erase(id, proof))
      lock.watch(made)
      const holdings = await made
      if (holdings === null) return
      queries.setQueryData(holdingsKey(id), holdings)
      onErased(holdings)
      toast({ text: text('inbox.said.erased') })
    } catch (error) {
      toast({ text: refusalSentence(error) ?? panel('panel.act.failed'), tone: 'stop' })
    }
    await queries.invalidateQueries({ queryKey: [INBOX] })
  }
  return { erase, asked }
}

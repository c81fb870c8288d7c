import { useEffect, useState } from 'react'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { toast } from '#kit/feedback/toast.ts'
import { documentKey } from '#composer/document-key.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'

/** The requests to read a draft, and the people who can be asked. */
export type DraftApprovals = AdminCallData['approval.list']

/** The requests to read the edited draft, and the act that makes one of the draft as it is seen. */
export function useApprovals() {
  const text = useComposerText()
  const { props, saver, store } = useWorkbench()
  const { admin, edited, locale } = props
  const { kind, id } = edited
  const [approvals, setApprovals] = useState<DraftApprovals | 'failed' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isOver = false
    admin.approval.list({ kind, id, locale }).then(
      (list) => !isOver && setApprovals(list),
      () => !isOver && setApprovals('failed'),
    )
    return () => void (isOver = true)
  }, [admin, kind, id, locale, turn])
  const ask = async (reviewers: readonly number[], word: string): Promise<boolean> => {
    setIsBusy(true)
    try {
      await saver.flush()
      const { base, confirmed } = store.client
      await admin.approval.ask(documentKey(props), { seq: base.seq, hash: draftHash(confirmed), reviewers: [...reviewers], word })
      toast({ text: text('composer.approval.asked', { count: reviewers.length }) })
      return true
    } catch (error) {
      toast({ text: error instanceof Error ? error.message : text('composer.approval.failed'), tone: 'stop' })
      setTurn((before) => before + 1)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  const retry = () => {
    setApprovals(null)
    setTurn(turn + 1)
  }
  return { approvals, isBusy, ask, retry }
}

import { useEffect, useState } from 'react'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { toast } from '#kit/feedback/toast.ts'
import { documentKey } from '#composer/document-key.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'

/** A link that still opens the draft. */
export type OpenShare = AdminCallData['share.list'][number]

/** The links to the draft that is edited, and the acts on them. A made link has its address; it is given once. */
export function useShares() {
  const text = useComposerText()
  const { props, saver } = useWorkbench()
  const { admin, edited, locale } = props
  const { kind, id } = edited
  const [shares, setShares] = useState<readonly OpenShare[] | 'failed' | null>(null)
  const [made, setMade] = useState<AdminCallData['share.create'] | null>(null)
  const [busy, setBusy] = useState<'making' | number | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isOver = false
    admin.share.list({ kind, id, locale }).then(
      (list) => !isOver && setShares(list),
      () => !isOver && setShares('failed'),
    )
    return () => void (isOver = true)
  }, [admin, kind, id, locale, turn])
  const act = async (what: 'making' | number, work: () => Promise<void>) => {
    setBusy(what)
    try {
      await work()
      setTurn((before) => before + 1)
    } catch (error) {
      toast({ text: error instanceof Error ? error.message : text('composer.share.failed'), tone: 'stop' })
    }
    setBusy(null)
  }
  return {
    shares,
    made,
    busy,
    make: () =>
      act('making', async () => {
        await saver.flush()
        setMade(await admin.share.create(documentKey(props)))
      }),
    revoke: (share: number) =>
      act(share, async () => {
        await admin.share.revoke(documentKey(props), share)
        setMade((link) => (link?.share === share ? null : link))
      }),
    retry: () => {
      setShares(null)
      setTurn(turn + 1)
    },
  }
}

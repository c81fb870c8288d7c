import { useEffect, useState } from 'react'
import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import { toast } from '#kit/feedback/toast.ts'
import { documentKey } from '#composer/document-key.ts'
import type { ComposerMessage } from '#composer/words/composer-message.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'

/** A link that still opens the draft. */
export type OpenShare = AdminCallData['share.list'][number]

/** Changes the shown link and says so; returns true once it is done. */
export type ChangeShare = (change: AdminCallBody<'share.change'>, done: ComposerMessage) => Promise<boolean>

/** The links to the draft that is edited, the one that is shown, and the acts on them. */
export function useShares() {
  const text = useComposerText()
  const { props, saver } = useWorkbench()
  const { admin, edited, locale } = props
  const { kind, id } = edited
  const [shares, setShares] = useState<readonly OpenShare[] | 'failed' | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [busy, setBusy] = useState<'making' | 'changing' | number | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isOver = false
    admin.share.list({ kind, id, locale }).then(
      (list) => !isOver && setShares(list),
      () => !isOver && setShares('failed'),
    )
    return () => void (isOver = true)
  }, [admin, kind, id, locale, turn])
  const act = async (what: 'making' | 'changing' | number, work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(what)
    let isDone = true
    try {
      await work()
      setTurn((before) => before + 1)
    } catch (error) {
      isDone = false
      toast({ text: error instanceof Error ? error.message : text('composer.share.failed'), tone: 'stop' })
    }
    setBusy(null)
    return isDone
  }
  const list = Array.isArray(shares) ? (shares as readonly OpenShare[]) : []
  const shown = list.find(({ share }) => share === chosen) ?? list[0]
  const change: ChangeShare = (body, done) =>
    act('changing', async () => {
      if (shown === undefined) return
      await admin.share.change(documentKey(props), shown.share, body)
      toast({ text: text(done) })
    })
  return {
    hasFailed: shares === 'failed',
    isRead: shares !== null,
    list,
    shown,
    busy,
    show: setChosen,
    change,
    make: () =>
      act('making', async () => {
        await saver.flush()
        setChosen((await admin.share.create(documentKey(props))).share)
      }),
    revoke: (share: number) => act(share, () => admin.share.revoke(documentKey(props), share)),
    retry: () => {
      setShares(null)
      setTurn(turn + 1)
    },
  }
}

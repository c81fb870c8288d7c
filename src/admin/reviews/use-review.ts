import { useCallback, useEffect, useState } from 'react'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { toast } from '#kit/feedback/toast.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

/** A request, the address of the draft as a page, and the number of its reading. */
interface Reading {
  readonly request: AdminCallData['approval.read']
  readonly address: string
  readonly turn: number
}

/** Reads the request and the page of its draft; the page is read again when the draft changes before it is whole, or before the answer. */
export function useReview(review: number) {
  const text = usePanelText()
  const { admin, lock } = usePanel()
  const [reading, setReading] = useState<Reading | 'missing' | null>(null)
  const [turn, setTurn] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const again = useCallback(() => setTurn((before) => before + 1), [])
  useEffect(() => {
    let isOver = false
    const read = async () => {
      // The number and the hash are read before the page is drawn, so that the page is never older than they are.
      const request = await admin.approval.read(review)
      const { kind, id, locale } = request
      const { url } = await admin.caller.act('preview.create', { method: 'POST', params: { kind, id, locale } })
      if (!isOver) setReading({ request, address: `${url}?vue=essai`, turn })
    }
    lock.read(read).catch(() => !isOver && setReading('missing'))
    return () => void (isOver = true)
  }, [admin, lock, review, turn])
  /** Checks, once the page is drawn, that it is the draft of the hash. */
  const checkDrawn = async (request: AdminCallData['approval.read']) => {
    const now = await admin.approval.read(review).catch(() => null)
    if (now && now.hash !== request.hash) again()
  }
  const answer = async (request: AdminCallData['approval.read'], given: 'APPROVED' | 'CHANGES', word: string) => {
    setIsBusy(true)
    try {
      await admin.approval.answer(review, { seq: request.seq, hash: request.hash, answer: given, word })
      toast({ text: text(given === 'APPROVED' ? 'panel.review.done' : 'panel.review.told') })
    } catch (error) {
      const isStale = error instanceof CallError && error.code === 'STALE_VERSION'
      const message = error instanceof Error ? error.message : text('panel.review.failed')
      toast({ text: isStale ? text('panel.review.stale') : message, tone: 'stop' })
    }
    setIsBusy(false)
    again()
  }
  return { reading, isBusy, checkDrawn, answer }
}

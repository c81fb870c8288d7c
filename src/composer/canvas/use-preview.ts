import { useCallback, useEffect, useState } from 'react'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { documentKey } from '#composer/document-key.ts'
import { useSession } from '#composer/workbench/use-session.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'

/** The address of the frame, and the nonce that opens the exchange with it. */
export type Preview = AdminCallData['preview.create']

interface Shown {
  readonly preview: Preview | null
  readonly failure: boolean
}

const NOTHING: Shown = { preview: null, failure: false }

/** Asks for the preview of the page. After a lock screen the frame lives on with a new token. */
export function usePreview() {
  const { props, channel } = useWorkbench()
  const { actor } = useSession()
  const { admin, lock } = props
  const [shown, setShown] = useState<Shown>(NOTHING)
  const [attempt, setAttempt] = useState(0)
  const ask = useCallback(() => admin.caller.act('preview.create', { method: 'POST', params: { ...documentKey(props) } }), [admin, props])
  const renew = useCallback(() => {
    setShown(NOTHING)
    setAttempt((former) => former + 1)
  }, [])
  useEffect(() => {
    let isOver = false
    ask().then(
      (preview) => !isOver && setShown({ preview, failure: false }),
      () => {
        if (isOver) return
        actor.send({ type: 'frame.fall-silent' })
        setShown({ preview: null, failure: true })
      },
    )
    return () => void (isOver = true)
  }, [ask, actor, attempt])
  useEffect(
    () =>
      lock.onUnlock(() => {
        ask().then(({ token }) => channel.get()?.post({ type: 'token', token }), renew)
      }),
    [lock, ask, renew, channel],
  )
  return { ...shown, renew }
}

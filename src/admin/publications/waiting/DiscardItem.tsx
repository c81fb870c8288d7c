import { useMutation } from '@tanstack/react-query'
import { Button } from '#kit/buttons/Button.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { usePanel } from '#admin/panel-context.ts'
import type { WaitingItem } from '#admin/publications/publication-types.ts'
import { useRenewal } from '#admin/publications/use-publications.ts'
import { findResource, mayDo } from '#admin/resources/resource-list.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

/** Takes the changes of an item back, and says so with a way to have them again. */
function useDiscard({ resource: name, id, version, title }: WaitingItem) {
  const text = usePanelText()
  const { admin, lock } = usePanel()
  const renew = useRenewal()
  const resource = findResource(name)
  const failed = (error: unknown) => toast({ text: refusalSentence(error) ?? text('panel.act.failed'), tone: 'stop' })
  const undo = useMutation({
    mutationFn: async (discarded: number) => {
      if (!resource) return
      const [last] = await admin.resource(resource).history(id)
      if (!last || last.version !== discarded || last.batch === null) throw new Error('the act is no longer the last one')
      await admin.undo(last.batch)
    },
    onSuccess: () => toast({ text: text('panel.act.undone') }),
    onError: failed,
    onSettled: renew,
  })
  return useMutation({
    mutationFn: async () => {
      if (!resource) return null
      const call = admin.resource(resource).discard({ id, version })
      lock.watch(call)
      return (await call).version
    },
    onSuccess: (discarded) => {
      if (discarded === null) return
      const back = { label: text('panel.act.undo'), onAct: () => undo.mutate(discarded) }
      toast({ text: text('panel.publish.item.discarded', { title }), acts: [back] })
    },
    onError: failed,
    onSettled: renew,
  })
}

/** Gives up what is edited of an item that visitors see: it stays as they see it. */
export function DiscardItem({ item }: { readonly item: WaitingItem }) {
  const text = usePanelText()
  const { start } = usePanel()
  const discard = useDiscard(item)
  const resource = findResource(item.resource)
  if (item.state === 'DRAFT' || !resource || !mayDo(resource, 'write', start.rights)) return null
  return (
    <Button variant="subtle" isWide busy={discard.isPending && text('panel.publish.busyUndo')} onClick={() => discard.mutate()}>
      {text('panel.publish.item.discard')}
    </Button>
  )
}

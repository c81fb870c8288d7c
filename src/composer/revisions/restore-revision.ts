import { toast } from '#kit/feedback/toast.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { difference } from '#engine/draft/operations/difference.ts'
import { readDraftAnswer } from '#composer/saving/server-shapes.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { documentKey } from '#composer/document-key.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { refusedRevision } from './refused-revision.ts'

/** Brings a version back into the draft as one act, which is taken back as any other. False when it could not be done. */
export async function restoreRevision(
  { store, saver, props, text }: Pick<Workbench, 'store' | 'saver' | 'props' | 'text'>,
  { id: revision }: { readonly id: number },
): Promise<boolean> {
  await saver.flush()
  const key = documentKey(props)
  try {
    const wanted = { base: store.client.base, batch: crypto.randomUUID() }
    const answer = readDraftAnswer(await props.admin.revision.restore(key, revision, wanted))
    store.receive(answer)
    if (answer.refused) {
      const { id, values } = refusedRevision(answer.refused.reason)
      toast({ text: text(id, values), tone: 'stop' })
      return false
    }
    toast({ text: text('composer.revisions.restored') })
    return true
  } catch (error) {
    toast({ text: error instanceof CallError ? error.message : text('composer.publish.no-answer'), tone: 'stop' })
    saver.retry()
    return false
  }
}

/** Makes the draft the same as another state of the document, as one act. False when nothing differs or it cannot be done. */
export function bringBack({ store }: Pick<Workbench, 'store'>, wanted: EditedDocument, label: string): boolean {
  const operations = difference(store.document, wanted)
  if ('refused' in operations || operations.length === 0) return false
  return !('refused' in store.act({ operations, label }))
}

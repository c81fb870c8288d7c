import { toast } from '#kit/feedback/toast.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { documentKey } from '#composer/document-key.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

type Needs = Pick<Workbench, 'saver' | 'store' | 'props' | 'text' | 'named'>

/** Sends what waits, then stores the draft that is seen as a version with a name. Returns the reason of a refusal; null when it is done. */
export async function nameVersion({ saver, store, props, text, named }: Needs, name: string): Promise<string | null> {
  await saver.flush()
  if (store.client.pending.length > 0) return text('composer.publish.unsaved')
  const { base, confirmed } = store.client
  try {
    await props.admin.revision.name(documentKey(props), { seq: base.seq, hash: draftHash(confirmed), name })
    named.set(named.get() + 1)
    toast({ text: text('composer.name-version.done', { name }) })
    return null
  } catch (error) {
    if (!(error instanceof CallError)) return text('composer.publish.no-answer')
    if (error.code !== 'STALE_VERSION') return error.message
    saver.retry()
    return text('composer.publish.stale')
  }
}

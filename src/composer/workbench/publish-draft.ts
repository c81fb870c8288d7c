import { isRecord } from '#schemas/text/is-record.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { PublicationError, type PublicationFault } from '#machines/composer/composer.machine.ts'
import { bringBack } from '#composer/revisions/restore-revision.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import type { Workbench } from './workbench.ts'

const keyOf = ({ props }: Workbench) => ({ kind: 'page', id: props.idPage, locale: props.locale }) as const

/** Sends what waits, then publishes exactly the draft that is seen. Gives the number of the revision. */
export async function publishDraft(bench: Workbench): Promise<number> {
  const { saver, store, props, text } = bench
  await saver.flush()
  if (store.client.pending.length > 0) throw new PublicationError(text('composer.publish.unsaved'))
  const { base, confirmed } = store.client
  try {
    const { revision } = await props.admin.draft.publish(keyOf(bench), { seq: base.seq, hash: draftHash(confirmed) })
    bench.issues.set([])
    return revision
  } catch (error) {
    throw refusalOf(error, text)
  } finally {
    // The publication is a step of the log, and others' steps are what made the draft stale.
    saver.retry()
  }
}

/**
 * Shows visitors the former version again: it is published as any other. The draft keeps its edits, unpublished. A page without a
 * former version goes offline.
 */
export async function withdrawPublication(bench: Workbench): Promise<void> {
  const { props, store, saver, text } = bench
  const { draft, revision } = props.admin
  const key = keyOf(bench)
  await saver.flush()
  const { revisions } = await revision.list(key, { nbItem: 2 })
  const former = revisions[1]
  if (!former) {
    await draft.unpublish(key)
    return saver.retry()
  }
  const { document } = await revision.read(key, former.id)
  const isBack = bringBack(bench, document as unknown as EditedDocument, text('composer.act.withdraw'))
  try {
    await publishDraft(bench)
  } finally {
    if (isBack) store.undo(text('composer.act.withdrawn'))
    await saver.flush()
  }
}

function refusalOf(error: unknown, text: ComposerText): unknown {
  if (!(error instanceof CallError)) return new PublicationError(text('composer.publish.no-answer'))
  if (error.code === 'STALE_VERSION') return new PublicationError(text('composer.publish.stale'))
  return new PublicationError(error.message, faultsOf(error.data))
}

function faultsOf(data: unknown): PublicationFault[] {
  const errors = isRecord(data) ? data['errors'] : null
  return Array.isArray(errors) ? errors.filter(isFault) : []
}

function isFault(value: unknown): value is PublicationFault {
  return isRecord(value) && typeof value['pointer'] === 'string' && typeof value['message'] === 'string'
}

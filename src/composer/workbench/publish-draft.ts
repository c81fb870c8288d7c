import { questionNames, type QuestionName } from '#schemas/admin/drafts/publication-questions.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { toast } from '#kit/feedback/toast.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { beyondMeasure } from '#engine/draft/document/measure.ts'
import { PublicationError, UnsavedError, type PublicationFault } from '#machines/composer/composer.machine.ts'
import { bringBack } from '#composer/revisions/restore-revision.ts'
import { confirmedOf, takeQuestions } from '#composer/checks/publication-questions.ts'
import { takeJoined } from '#composer/shells/start-publication.ts'
import { documentKey } from '#composer/document-key.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { readEditedDocument } from '#composer/saving/server-shapes.ts'
import { SignedOutError } from './publish-signed-in.ts'
import { readFirstUses, takeOffline } from './take-offline.ts'
import type { Workbench } from './workbench.ts'

const keyOf = ({ props }: Workbench) => documentKey(props)

/** Sends what waits, then publishes exactly the draft that is seen. Gives the number of the revision. `isAgain`: visitors have seen it before. */
export async function publishDraft(bench: Workbench, isAgain = false): Promise<number> {
  const { saver, store, text } = bench
  await saver.flush()
  if (store.client.pending.length > 0) throw new UnsavedError(text('composer.publish.unsaved'))
  const { base, confirmed } = store.client
  try {
    const seen = { seq: base.seq, hash: draftHash(confirmed) }
    const { revision, former } = await publishSeen(bench, seen, isAgain ? [...questionNames] : confirmedOf(bench))
    bench.issues.set([])
    bench.former.set(former)
    if (former === null) void readFirstUses(bench)
    return revision
  } catch (error) {
    if (error instanceof CallError && error.code === 'TO_CONFIRM') {
      takeQuestions(bench, error.data)
      bench.dialog.set('questions')
    }
    throw refusalOf(error, text)
  } finally {
    // The publication is a step of the log, and others' steps are what made the draft stale.
    saver.retry()
  }
}

/** Publishes the draft as it is seen; a header or footer together with that of the other layout, where the person has asked so. */
async function publishSeen(
  bench: Workbench,
  seen: { readonly seq: number; readonly hash: string },
  confirmed: QuestionName[],
): Promise<{ readonly revision: number; readonly former: number | null }> {
  const { admin } = bench.props
  const sibling = takeJoined(bench)
  bench.act.set(null)
  if (!sibling) return admin.draft.publish(keyOf(bench), { ...seen, confirmed })
  const { act, documents } = await admin.publication.create({ documents: [{ ...keyOf(bench), ...seen }, sibling], items: [], confirmed })
  const own = documents.find(({ id }) => id === bench.props.edited.id)
  if (!own) throw new PublicationError(bench.text('composer.publish.no-answer'))
  bench.act.set(act)
  return own
}

/**
 * Shows visitors again what they saw before the publication: that version is published as any other, and a page that they did not see
 * goes offline. The draft keeps its edits, unpublished.
 */
export async function withdrawPublication(bench: Workbench): Promise<void> {
  const { props, store, saver, text } = bench
  const former = bench.former.get()
  if (former === undefined) return
  await saver.flush()
  const act = bench.act.get()
  if (act !== null) {
    await props.admin.publication.revert(act)
    bench.act.set(null)
    saver.retry()
    return void toast({ text: text('composer.publish.former-again') })
  }
  if (former === null) return takeOffline(bench, bench.firstUses.get())
  const { document } = await props.admin.revision.read(keyOf(bench), former)
  const seen = readEditedDocument(document)
  // The draft comes back behind the publication, which a draft refuses that is beyond its measure.
  if (beyondMeasure(store.document, seen)) throw new PublicationError(text('composer.publish.former.too-large'))
  const isBack = bringBack(bench, seen, text('composer.act.withdraw'))
  try {
    await publishDraft(bench, true)
    toast({ text: text('composer.publish.former-again') })
  } finally {
    if (isBack) store.undo(text('composer.act.withdrawn'))
    await saver.flush()
  }
}

function refusalOf(error: unknown, text: ComposerText): unknown {
  if (!(error instanceof CallError)) return new PublicationError(text('composer.publish.no-answer'))
  if (error.response?.status === 401) return new SignedOutError(error.message)
  if (error.code === 'STALE_VERSION') return new PublicationError(text('composer.publish.stale'))
  return new PublicationError(error.message, faultsOf(error.data))
}

function faultsOf(data: unknown): PublicationFault[] {
  const errors = isRecord(data) ? (data['errors'] ?? errorsOfAll(data['documents'])) : null
  return Array.isArray(errors) ? errors.filter(isFault) : []
}

/** The faults of the documents that stop an act of several. */
const errorsOfAll = (documents: unknown): unknown[] =>
  Array.isArray(documents)
    ? documents.flatMap((each: unknown) => (isRecord(each) && Array.isArray(each['errors']) ? (each['errors'] as readonly unknown[]) : []))
    : []

function isFault(value: unknown): value is PublicationFault {
  return isRecord(value) && typeof value['pointer'] === 'string' && typeof value['message'] === 'string'
}

import { toast } from '#kit/feedback/toast.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { documentKey } from '#composer/document-key.ts'
import type { Workbench } from './workbench.ts'

/**
 * Reads how many places use a page that visitors see for the first time. They led nowhere before it, so taking it offline again asks about
 * later ones alone.
 */
export async function readFirstUses({ props, firstUses }: Workbench): Promise<void> {
  const { admin, edited, locale } = props
  firstUses.set(0)
  if (edited.kind !== 'page') return
  const uses = await admin.reference.list('page', String(edited.id), locale).catch(() => null)
  if (uses) firstUses.set(uses.total)
}

/** Takes the document offline. Where more places use it than were seen, it stays online and the question names them. */
export async function takeOffline(bench: Workbench, used: number): Promise<void> {
  const { props, saver, text, former, dialog } = bench
  try {
    await props.admin.draft.unpublish(documentKey(props), used)
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'IN_USE') throw error
    return dialog.set('offline')
  }
  toast({ text: text('composer.publish.offline-again') })
  former.set(undefined)
  saver.retry()
}

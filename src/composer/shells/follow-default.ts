import { toast } from '#kit/feedback/toast.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { documentKey } from '#composer/document-key.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { readReach } from './read-reach.ts'

/** Lets a language show the header and the footer of the site's default one again. Its own ones stay in the draft. */
export async function followDefault(bench: Workbench): Promise<void> {
  const { props, saver, text } = bench
  await saver.flush()
  try {
    await props.admin.draft.unpublish(documentKey(props))
    toast({ text: text('composer.publish.offline-again') })
  } catch (error) {
    toast({ text: error instanceof CallError ? error.message : text('composer.publish.no-answer'), tone: 'stop' })
  }
  saver.retry()
  await readReach(bench)
}

import { documentKey } from '#composer/document-key.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** Reads the notes of the draft; those that are shown stay when the server does not answer. */
export async function readNotes({ props, threads }: Pick<Workbench, 'props' | 'threads'>): Promise<void> {
  const list = await props.admin.note.list(documentKey(props)).catch(() => null)
  if (list) threads.set(list)
}

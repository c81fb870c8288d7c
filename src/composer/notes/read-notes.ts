import { documentKey } from '#composer/document-key.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** Reads the notes of the draft; those that are shown stay when the server does not answer. True when they were read. */
export async function readNotes({ props, threads, notesState }: Pick<Workbench, 'props' | 'threads' | 'notesState'>): Promise<boolean> {
  if (notesState.get() === 'failed') notesState.set('reading')
  const list = await props.admin.note.list(documentKey(props)).catch(() => null)
  if (list) threads.set(list)
  if (list || notesState.get() !== 'read') notesState.set(list ? 'read' : 'failed')
  return list !== null
}

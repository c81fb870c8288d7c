import { documentKey } from '#composer/document-key.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** Reads the notes of the draft; those that are shown stay when the server does not answer. */
export async function readNotes({ props, threads }: Pick<Workbench, 'props' | 'threads'>): Promise<void> {
  const list = await props.admin.note.list(documentKey(props)).catch(() => null)
  if (list) threads.set(list)
}

/** Reads the notes of the draft now, and again with each sign of another person. The answer ends it. */
export function watchNotes(bench: Pick<Workbench, 'props' | 'threads' | 'people'>): () => void {
  void readNotes(bench)
  return bench.people.subscribe(() => {
    if (bench.people.get().length > 0) void readNotes(bench)
  })
}

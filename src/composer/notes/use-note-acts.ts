import { toast } from '#kit/feedback/toast.ts'
import { documentKey } from '#composer/document-key.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { readNotes } from './read-notes.ts'

interface Aimed {
  readonly id: number
  readonly isAnswer: boolean
}

/** The acts on notes. Each makes its call, reads the notes again and tells a refusal. */
export function useNoteActs() {
  const text = useComposerText()
  const bench = useWorkbench()
  const { note } = bench.props.admin
  const key = documentKey(bench.props)
  /** True when the call was done. */
  const act = async (work: Promise<unknown>): Promise<boolean> => {
    const failure = await work.then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : text('composer.notes.failed')),
    )
    if (failure !== null) toast({ text: failure, tone: 'stop' })
    await readNotes(bench)
    return failure === null
  }
  const restore = async ({ id, isAnswer }: Aimed): Promise<void> => {
    if (await act(note.restore(key, id))) toast({ text: text('composer.notes.restored', { isAnswer: String(isAnswer) }) })
  }
  return {
    /** Leaves a note on a block, or answers a thread. */
    add: (body: Parameters<typeof note.add>[1]) => act(note.add(key, body)),
    resolve: (id: number, isResolved: boolean) => act(note.resolve(key, id, isResolved)),
    /** Deletes a note with its answers; « Annuler » in the message brings it back. */
    remove: async (aimed: Aimed): Promise<void> => {
      const isDone = await act(note.remove(key, aimed.id))
      const undo = { label: text('composer.undo'), onAct: () => void restore(aimed) }
      if (isDone) toast({ text: text('composer.notes.deleted', { isAnswer: String(aimed.isAnswer) }), acts: [undo] })
    },
  }
}

import { CallError } from '#api-client/transport/errors.ts'
import { toast } from '#kit/feedback/toast.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'

/** The acts that put a shared section into the trash and take it out. Each says what was done, and answers whether it was. */
export function useSectionTrash() {
  const text = useComposerText()
  const { admin } = useWorkbench().props
  const done = async (call: Promise<null>): Promise<boolean> => {
    try {
      await call
      return true
    } catch (error) {
      toast({ text: error instanceof CallError ? error.message : text('composer.section.trash.failed'), tone: 'stop' })
      return false
    }
  }
  const restore = async (section: number): Promise<boolean> => {
    const isDone = await done(admin.section.restore(section))
    if (isDone) toast({ text: text('composer.section.restored') })
    return isDone
  }
  const trash = async (section: number, used: number): Promise<boolean> => {
    const isDone = await done(admin.section.trash(section, used))
    const undo = { label: text('composer.section.trash.undo'), onAct: () => void restore(section) }
    if (isDone) toast({ text: text('composer.section.trash.done'), acts: [undo] })
    return isDone
  }
  return { trash, restore }
}

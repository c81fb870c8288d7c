import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '#api-client/transport/errors.ts'
import { toast, type ToastAct } from '#kit/feedback/toast.ts'
import { usePanel } from '#admin/panel-context.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

/** An act on a page: its request, what is said once it is done, and how it is taken back. */
export interface PageAct<Answer> {
  readonly request: () => Promise<Answer>
  readonly said: string
  readonly undo?: (answer: Answer) => Promise<unknown>
  readonly more?: (answer: Answer) => readonly ToastAct[]
  /** Asks the person when more places use the content than were seen. */
  readonly onUsed?: () => void
  /** Offers a way out of a refusal. */
  readonly offers?: (error: CallError) => readonly ToastAct[]
}

const isInUse = (error: unknown): boolean => error instanceof CallError && error.code === 'IN_USE'

/** Does acts on pages: the list follows, a message says what was done and offers « Annuler ». */
export function usePageAct() {
  const text = usePanelText()
  const queries = useQueryClient()
  const { lock } = usePanel()
  const refresh = () => queries.invalidateQueries({ queryKey: ['page.list'] })
  const fail = (error: unknown, acts: readonly ToastAct[] = []) =>
    void toast({ text: refusalSentence(error) ?? text('panel.act.failed'), tone: 'stop', acts })
  const perform = async <Answer>({ request, said, undo, more, offers, onUsed }: PageAct<Answer>): Promise<void> => {
    try {
      const answer = await lock.read(request)
      await refresh()
      const back = undo && {
        label: text('panel.act.undo'),
        onAct: () => void perform({ request: () => undo(answer), said: text('panel.act.undone') }),
      }
      toast({ text: said, acts: [...(more?.(answer) ?? []), ...(back ? [back] : [])] })
    } catch (error) {
      await refresh()
      if (onUsed && isInUse(error)) onUsed()
      else fail(error, error instanceof CallError ? offers?.(error) : [])
    }
  }
  return { perform, refresh }
}

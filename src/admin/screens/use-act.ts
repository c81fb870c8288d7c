import { saysTryAgain } from '#schemas/errors/is-server-error.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { toast, type ToastAct } from '#kit/feedback/toast.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { refusalSentence } from './refusal-sentence.ts'

/** An act: its request, the sentence once it is done, and its way back. */
export interface Act<Answer> {
  readonly request: () => Promise<Answer>
  readonly said: string | ((answer: Answer) => string)
  /** Gives what takes the act back; null where nothing does. */
  readonly undo?: (answer: Answer) => (() => Promise<unknown>) | null
  readonly more?: (answer: Answer) => readonly ToastAct[]
  /** Cancels the request: nothing is said then. */
  readonly signal?: AbortSignal
  /** Answers a refusal; false where it has no answer to this one. */
  readonly onRefused?: (error: CallError) => boolean
}

/** Returns what does acts: the screen is renewed, a message says what was done and offers « Annuler ». An act that failed answers null. */
export function useAct(renew: () => Promise<unknown>) {
  const text = usePanelText()
  const { lock } = usePanel()
  const tell = <Answer>({ said, undo, more }: Act<Answer>, answer: Answer): void => {
    const request = undo?.(answer) ?? null
    const back = request && {
      label: text('panel.act.undo'),
      onAct: () => void perform({ request, said: text('panel.act.undone') }),
    }
    toast({ text: typeof said === 'string' ? said : said(answer), acts: [...(more?.(answer) ?? []), ...(back ? [back] : [])] })
  }
  /** A file that could not be examined is sent again from the message: nothing was stored. */
  const again = (error: unknown, onAct: () => void): readonly ToastAct[] =>
    error instanceof CallError && saysTryAgain(error.data) ? [{ label: text('panel.retry'), onAct }] : []
  const perform = async <Answer>(act: Act<Answer>): Promise<Answer | null> => {
    try {
      const call = act.request()
      lock.watch(call)
      const answer = await call
      await renew()
      tell(act, answer)
      return answer
    } catch (error) {
      await renew()
      if (act.signal?.aborted) return null
      if (!(error instanceof CallError && act.onRefused?.(error) === true))
        toast({ text: refusalSentence(error) ?? text('panel.act.failed'), tone: 'stop', acts: again(error, () => void perform(act)) })
      return null
    }
  }
  return perform
}

import type { AimedItem, BatchDone } from '#schemas/admin/resources/calls/item-shapes.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { toast, type ToastAct } from '#kit/feedback/toast.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { usePanel } from '#admin/panel-context.ts'
import { ACT_LIMIT } from '#admin/resources/list/act-limit.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useItemAct } from '#admin/resources/use-item-act.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { inTurn, partsOf, type Turns } from './in-turn.ts'
import { runOf, setRun } from './runs.ts'

/** An act on many items: the call for at most as many as one takes, and what is said once all are done. */
export interface ManyAct<Item extends AimedItem> {
  readonly items: readonly Item[]
  readonly call: (items: readonly Item[]) => Promise<BatchDone>
  readonly said: string
  /** Answers a refusal; false where it has no answer to this one. */
  readonly onRefused?: (error: CallError) => boolean
}

/** Lets the bar of a resource show a run of several calls, and stop it. */
function watchOf(resource: string, sizes: readonly number[]) {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const isStopped = () => runOf(resource)?.isStopping === true
  const show = (count: number) => {
    const done = sizes.slice(0, count).reduce((sum, size) => sum + size, 0)
    if (sizes.length > 1) setRun(resource, { done, total, isStopping: isStopped() })
  }
  show(0)
  return { isStopped, onDone: show, end: () => setRun(resource, null) }
}

/** Does acts on any number of items, in calls one after another: « Annuler » takes all of them back. Answers the items that are done. */
export function useManyAct() {
  const text = useResourceText()
  const panelText = usePanelText()
  const { admin, lock } = usePanel()
  const { resource } = useResource()
  const { refresh } = useItemAct()
  const refusalOf = (error: unknown) => refusalSentence(error) ?? panelText('panel.act.failed')

  const run = async <Part, Answer>(parts: readonly Part[], sizes: readonly number[], call: (part: Part) => Promise<Answer>) => {
    const watch = watchOf(resource.name, sizes)
    const turns = await inTurn(
      parts,
      (part) => {
        const request = call(part)
        lock.watch(request)
        return request
      },
      watch,
    )
    watch.end()
    await refresh()
    return turns
  }
  const undo = async (batches: readonly BatchDone[]) => {
    const sizes = batches.map(({ done }) => done)
    const { answers, error } = await run(batches, sizes, ({ batch }) => admin.undo(batch))
    const left = batches.slice(answers.length)
    const [total, kept] = [batches, left].map((of) => of.reduce((sum, { done }) => sum + done, 0)) as [number, number]
    if (kept === 0) return void toast({ text: panelText('panel.act.undone') })
    const part = kept < total ? [text('resources.run.undonePartly', { done: total - kept, total })] : []
    const words = [...(error === undefined ? [] : [refusalOf(error)]), ...part].join(' ')
    toast({ text: words, acts: waysBack(left), ...(error !== undefined && { tone: 'stop' }) })
  }
  const waysBack = (batches: readonly BatchDone[]): readonly ToastAct[] =>
    batches.length === 0 ? [] : [{ label: panelText('panel.act.undo'), onAct: () => void undo(batches) }]

  /** Says what was done, and why not all of it. */
  const tell = <Item extends AimedItem>({ items, said, onRefused }: ManyAct<Item>, { answers, error }: Turns<BatchDone>, done: number) => {
    const acts = waysBack(answers.toReversed())
    if (done === items.length) return void toast({ text: said, acts })
    const isAnswered = error instanceof CallError && onRefused?.(error) === true
    const part = done > 0 ? [text('resources.run.partly', { done, total: items.length })] : []
    const words = [...(error === undefined || isAnswered ? [] : [refusalOf(error)]), ...part].join(' ')
    if (words !== '') toast({ text: words, acts, ...(error !== undefined && !isAnswered && { tone: 'stop' }) })
  }

  return async <Item extends AimedItem>(act: ManyAct<Item>): Promise<readonly Item[]> => {
    const parts = partsOf(act.items, ACT_LIMIT)
    const sizes = parts.map(({ length }) => length)
    const turns = await run(parts, sizes, act.call)
    const done = parts.slice(0, turns.answers.length).flat()
    tell(act, turns, done.length)
    return done
  }
}

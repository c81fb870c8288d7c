import { shownToast, toast, type ToastAct } from '#kit/feedback/toast.ts'
import { checkQuality } from '#engine/quality/check-quality.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

type Bench = Pick<Workbench, 'registry' | 'store' | 'review' | 'quality' | 'facts' | 'side' | 'text'>

/** Counts the advice about the document as it is now. Until the facts of the site are there, none is known. */
function countAdvice({ registry, store, review, quality }: Bench): number {
  const known = review.get()
  // The stored findings are those of before the last keys.
  const found = known ? checkQuality(registry, store.document, known.facts, { stops: new Set(known.stops) }) : quality.get()
  return found.filter(({ level }) => level === 'advice').length
}

/** Adds the advice that is open to the sentence about a publication, with the way to see it. Advice stops nothing. */
function withAdvice(bench: Bench, sentence: string): { readonly text: string; readonly acts: readonly ToastAct[] } {
  const { text, side } = bench
  const count = countAdvice(bench)
  if (count === 0) return { text: sentence, acts: [] }
  const see = { label: text('composer.publish.see-advice', { count }), onAct: () => void side.set('checks') }
  return { text: `${sentence} ${text('composer.publish.advice', { count })}`, acts: [see] }
}

/** Tells of a publication and of the advice that is open. Where the facts of the document are not there yet, it asks for them, and says so. */
export async function tellWithAdvice(bench: Bench, sentence: string, acts: readonly ToastAct[]): Promise<void> {
  const { facts, text } = bench
  const tell = (words: string, more: readonly ToastAct[] = []) => void toast({ text: words, acts: [...more, ...acts] })
  if (facts.state.get() !== 'known') {
    tell(`${sentence} ${text('composer.review.asking')}`)
    const shown = shownToast()
    const isAnswered = await facts.ask()
    // What is shown now has taken its place, or the person has put it away.
    if (shownToast() !== shown) return
    const retry = { label: text('composer.review.retry'), onAct: () => void tellWithAdvice(bench, sentence, acts) }
    if (!isAnswered) return tell(`${sentence} ${text('composer.publish.unverified')}`, [retry])
  }
  const done = withAdvice(bench, sentence)
  tell(done.text, done.acts)
}

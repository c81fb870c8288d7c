import { checkQuality } from '#engine/quality/check-quality.ts'
import type { ComposerActor } from '#composer/workbench/composer-session.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** Desk whose document is about to be published. */
export interface Publishing {
  readonly bench: Pick<Workbench, 'registry' | 'store' | 'review' | 'quality' | 'dialog'> & {
    readonly facts: Pick<Workbench['facts'], 'ask'>
  }
  readonly actor: Pick<ComposerActor, 'send'>
}

/** Words that a person has agreed to publish, by the store of the document. */
const agreed = new WeakMap<object, ReadonlySet<string>>()

/** Lists the words of ready content that the document still has, each once: sample prices, names and questions. */
export function sampleWords({ registry, store, review, quality }: Omit<Publishing['bench'], 'facts' | 'dialog'>): readonly string[] {
  const known = review.get()
  // The stored findings are those of before the last keys.
  const found = known ? checkQuality(registry, store.document, known.facts) : quality.get()
  return [...new Set(found.flatMap(({ check, values }) => (check === 'FILLER_TEXT' ? [String(values['text'])] : [])))]
}

/** Publishes the document, after one question where it still has sample words beside those agreed to. */
export async function publishAfterAsking({ bench, actor }: Publishing): Promise<void> {
  // Until the first answer about the document its sample words are not known.
  if (bench.review.get() === null) await bench.facts.ask()
  const isNew = sampleWords(bench).some((words) => agreed.get(bench.store)?.has(words) !== true)
  if (isNew) bench.dialog.set('sample-words')
  else actor.send({ type: 'publish' })
}

/** Publishes the document with the sample words that it has now. */
export function publishAllTheSame({ bench, actor }: Publishing): void {
  agreed.set(bench.store, new Set(sampleWords(bench)))
  actor.send({ type: 'publish' })
}

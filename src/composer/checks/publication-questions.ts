import type { ComposerEvent } from '#machines/composer/composer.machine.ts'
import { readQuestions, type QuestionName } from '#schemas/admin/drafts/publication-questions.ts'
import { checkQuality } from '#engine/quality/check-quality.ts'
import { openQuestions, type TextQuestion } from '#engine/quality/publication/open-questions.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** Desk whose document is about to be published. */
export interface Publishing {
  readonly bench: Pick<Workbench, 'registry' | 'store' | 'review' | 'quality' | 'dialog'> & {
    readonly facts: Pick<Workbench['facts'], 'ask'>
  }
  readonly actor: { readonly send: (event: ComposerEvent) => void }
}

type Read = Pick<Publishing['bench'], 'registry' | 'store' | 'review' | 'quality'>

/** Texts that a person has agreed to publish, by the store of the document. */
const agreed = new WeakMap<object, ReadonlySet<string>>()

/** Questions that the server has asked beside those that this browser knows, by the store of the document. */
const asked = new WeakMap<object, readonly TextQuestion[]>()

const keysOf = (questions: readonly TextQuestion[]): string[] =>
  questions.flatMap(({ question, texts }) => texts.map((text) => `${question} ${text}`))

/** Lists the questions that the document leaves open as it is now: words of ready content, texts that are not translated, choices of colleagues. */
export function questionsOf({ registry, store, review, quality }: Read): readonly TextQuestion[] {
  const known = review.get()
  // The stored findings are those of before the last keys.
  const found = known ? checkQuality(registry, store.document, known.facts, { stops: new Set(known.stops) }) : quality.get()
  const own = openQuestions(found)
  const others = (asked.get(store) ?? []).filter(({ question }) => !own.some((each) => each.question === question))
  return [...own, ...others]
}

/** The questions that the person has answered for all texts that they are about now. */
export function confirmedOf(bench: Read): QuestionName[] {
  const known = agreed.get(bench.store)
  return questionsOf(bench)
    .filter((question) => keysOf([question]).every((key) => known?.has(key)))
    .map(({ question }) => question)
}

/** Publishes the document, after one question about everything that the person has not agreed to. */
export async function publishAfterAsking({ bench, actor }: Publishing): Promise<void> {
  asked.delete(bench.store)
  // Until the first answer about the document its questions are not known.
  if (bench.review.get() === null) await bench.facts.ask()
  if (confirmedOf(bench).length < questionsOf(bench).length) bench.dialog.set('questions')
  else actor.send({ type: 'publish' })
}

/** Agrees to everything that the document leaves open now. */
export function agreeToAll(bench: Read): void {
  agreed.set(bench.store, new Set(keysOf(questionsOf(bench))))
}

/** Publishes the document as it is. */
export function publishAllTheSame({ bench, actor }: Publishing): void {
  agreeToAll(bench)
  actor.send({ type: 'publish' })
}

/** Takes the questions of a refusal, which this browser may not know by itself. */
export function takeQuestions({ store }: Pick<Workbench, 'store'>, data: unknown): void {
  asked.set(store, readQuestions(data))
}

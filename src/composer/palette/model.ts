import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { Block } from '#schemas/generated/content.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { holdsWords } from '#schemas/text/plain-letters.ts'

type Answered = AdminCallData['model.list']['models'][number]

/** Ready content that the palette offers: an element, a section or a page. */
export interface Model extends Omit<Answered, 'blocks'> {
  /** Its kind and its name, by which it is remembered and found again. */
  readonly key: string
  readonly blocks: readonly Block[]
}

/** Makes the ready content of the palette from the answer of the server. */
export function modelsOf(answer: AdminCallData['model.list']): readonly Model[] {
  return answer.models.map((model) => ({ ...model, key: keyOf(model), blocks: readBlocks(model.blocks) }))
}

/** The key of ready content. */
export const keyOf = ({ kind, name }: Pick<Answered, 'kind' | 'name'>): string => `${kind} ${name}`

/** The address of the picture of ready content. */
export const pictureOf = ({ kind, name }: Pick<Answered, 'kind' | 'name'>): string => `/preview/_model/${kind}/${encodeURIComponent(name)}`

/** The ready content whose words hold the query, in French or in English; those whose name holds it come first. */
export function findModels(models: readonly Model[], query: string): readonly Model[] {
  const named = models.filter(({ label }) => holdsWords(label.fr, query) || holdsWords(label.en, query))
  const others = models.filter((model) => !named.includes(model) && wordsOf(model).some((words) => holdsWords(words, query)))
  return [...named, ...others]
}

const wordsOf = ({ label, help, keywords }: Model): string[] => [
  [label.fr, help.fr, ...keywords.fr].join(' '),
  [label.en, help.en, ...keywords.en].join(' '),
]

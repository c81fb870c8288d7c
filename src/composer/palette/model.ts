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

/**
 * The ready content whose words hold the query, in French or in English. First those whose French name holds it, then those with the query
 * among their French words, then the English ones, last those whose sentence holds it. A query in the plural finds also what stands in the
 * singular.
 */
export function findModels(models: readonly Model[], query: string): readonly Model[] {
  const found = ranked(models, query)
  return found.length > 0 ? found : ranked(models, singular(query))
}

function ranked(models: readonly Model[], query: string): readonly Model[] {
  const found = models.map((model) => ({ model, rank: textsOf(model).findIndex((words) => holdsWords(words, query)) }))
  return found
    .filter(({ rank }) => rank !== -1)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ model }) => model)
}

/** The texts of ready content, those that say most about it first. */
const textsOf = ({ label, help, keywords }: Model): string[] => [
  label.fr,
  keywords.fr.join(' '),
  label.en,
  keywords.en.join(' '),
  [label.fr, help.fr, ...keywords.fr].join(' '),
  [label.en, help.en, ...keywords.en].join(' '),
]

const singular = (query: string): string => {
  const word = query.trim()
  return word.length > 3 && (word.endsWith('s') || word.endsWith('x')) ? word.slice(0, -1) : word
}

import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { Block } from '#schemas/generated/content.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { holdsWords, plainLetters } from '#schemas/text/plain-letters.ts'

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

/** Looks of a search at each entry: the place that takes it, and the pages that it is meant for. */
interface Looks {
  readonly isParticular: (model: Model) => boolean
  readonly isRefused: (model: Model) => boolean
}

/**
 * The ready content whose words hold the query, in French or in English. First those whose French name it is, then those whose French name
 * holds it, then those with the query among their French words, then the English ones, last those whose sentence holds it. Of equal ones, those
 * that can be added come first, and those that are meant for particular pages last. A query in the plural finds also what stands in the singular.
 */
export function findModels(models: readonly Model[], query: string, looks: Looks): readonly Model[] {
  const found = ranked(models, query, looks)
  return found.length > 0 ? found : ranked(models, singular(query), looks)
}

function ranked(models: readonly Model[], query: string, looks: Looks): readonly Model[] {
  const found = models.flatMap((model) => {
    const isLast = looks.isParticular(model)
    const isFirst = isNamed(model, query) || (!isLast && isNamed(model, singular(query)))
    const rank = [isFirst, ...textsOf(model).map((words) => holdsWords(words, query))].indexOf(true)
    return rank === -1 ? [] : [{ model, rank, isLast, isRefused: looks.isRefused(model) }]
  })
  return found
    .toSorted((a, b) => a.rank - b.rank || Number(a.isRefused) - Number(b.isRefused) || Number(a.isLast) - Number(b.isLast))
    .map(({ model }) => model)
}

/** Tests if a query is the French name of ready content. */
const isNamed = ({ label }: Model, query: string): boolean => plainLetters(label.fr).trim() === plainLetters(query).trim()

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

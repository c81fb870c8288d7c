import type { Block } from '#schemas/generated/content.ts'
import { agreementOf } from '#engine/registry/agreement.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { momentInSentence } from '#i18n/format/moment-words.ts'
import type { Phrase } from '#composer/words/composer-message.ts'
import type { Hiding } from './hiding.ts'

/** The facts from which the author of an act is named. */
export interface HidingFacts {
  readonly registry: Registry
  /** The person who reads the sentence, as the draft names authors. */
  readonly reader: string
  /** The names of other authors by their batches, as far as they are read. */
  readonly names: ReadonlyMap<string, string>
  readonly now: number
}

/** The sentence of the act that hid an element: its author and its moment. Null until the name of its author is known. */
export function hidingWords(
  { registry, reader, names, now }: HidingFacts,
  { type }: Pick<Block, 'type'>,
  hiding: Hiding,
): Required<Phrase> | null {
  const values = { form: agreementOf(registry, type), when: momentInSentence(Date.parse(hiding.until), now) }
  if (hiding.by === reader) return { id: 'composer.unseen.hidden-by-you', values }
  const name = names.get(hiding.batch)
  return name === undefined ? null : { id: 'composer.unseen.hidden-by', values: { ...values, name } }
}

import { findBlock, type FoundBlock } from '#engine/draft/document/find-block.ts'
import { outermostBlocks } from '#engine/draft/document/outermost-blocks.ts'
import { lockOn } from '#engine/draft/places/locks.ts'
import { agreementOf, type Agreement } from '#engine/registry/agreement.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { labelOf } from '#composer/block-types/block-label.ts'
import { subjectWords } from '#composer/block-types/subject-words.ts'
import { summaryOf, wordsIn } from '#composer/block-types/block-words.ts'
import { cutWords } from '#engine/text/cut-words.ts'
import type { Phrase } from '#composer/words/composer-message.ts'
import { refuse, type CommandRefusal, type Named, type Situation } from './command.ts'

/** The main selected block, or the refusal of a command that needs one. */
export function selectedBlock({ document, selection }: Situation): FoundBlock | CommandRefusal {
  const [id] = selection
  const found = id === undefined ? null : findBlock(document, id)
  return found ?? refuse('composer.refusal.no-selection')
}

/** The selected blocks in document order, without those inside another of them; never an empty list. */
export function selectedBlocks({ document, selection }: Situation): readonly FoundBlock[] | CommandRefusal {
  const found = outermostBlocks(document, selection)
  return found.length > 0 ? found : refuse('composer.refusal.no-selection')
}

/** The name of a block for sentences: the one that its editor gave it, else that of its type. */
export function nameOf({ document, registry }: Pick<Situation, 'document' | 'registry'>, id: string): string {
  const named = ownValue(document.notes, id)?.name
  return named ?? labelOf(registry, findBlock(document, id)?.block.type ?? '')
}

/** The longest words of a block in a sentence that is announced, in characters. */
const MAX_WORDS_LENGTH = 40

/** The name of a block with its first words, as the outline shows both; the name that its editor gave it stands alone. */
export function saidName({ document, registry, values }: Named, id: string): string {
  const name = nameOf({ document, registry }, id)
  const block = findBlock(document, id)?.block
  if (!block || ownValue(document.notes, id)?.name !== undefined) return name
  const words = cutWords(summaryOf(registry, block, values), MAX_WORDS_LENGTH)
  return words === '' ? name : `${name} «\u202f${words}\u202f»`
}

/** The longest words of a block in the label of an act, in characters. */
const MAX_LABEL_LENGTH = 24

/** The name of a block in the label of an act: its own in quotes, else that of its type with its first words, or with those of what is in it. */
function labelName({ document, registry, values }: Named, id: string): string {
  const name = nameOf({ document, registry }, id)
  const block = findBlock(document, id)?.block
  const own = ownValue(document.notes, id)?.name
  const words = cutWords(own ?? (block ? wordsIn(registry, block, values) : ''), MAX_LABEL_LENGTH)
  if (words === '') return name
  return own === undefined ? `${name} «\u202f${words}\u202f»` : `«\u202f${words}\u202f»`
}

/** A block in sentences: its name for labels, the one that is said, and that one as a subject with its article and the agreement of its verb. */
type NamesInSentences = Readonly<Record<'block' | 'said' | 'subject', string>> & Readonly<Record<'form', Agreement>>

/** The values of a sentence about a block. */
export function namesOf(situation: Named, id: string): NamesInSentences {
  const { document, registry } = situation
  const type = findBlock(document, id)?.block.type ?? ''
  const [said, label, form] = [saidName(situation, id), labelOf(registry, type), agreementOf(registry, type)]
  // A name that its editor gave it has no article.
  const subject = said.startsWith(label) ? `${subjectWords(label, form)}${said.slice(label.length)}` : said
  return { block: labelName(situation, id), said, subject, form }
}

/** The values of a sentence about blocks: how many, and the names of the first. */
export function valuesOf(situation: Situation, blocks: readonly FoundBlock[]): NonNullable<Phrase['values']> {
  return { count: blocks.length, ...namesOf(situation, blocks[0]?.block.id ?? '') }
}

/** The refusal to move blocks when one is locked or lies in a locked one; null when none is. */
export function lockedRefusal(situation: Situation, blocks: readonly FoundBlock[]): CommandRefusal | null {
  const lock = blocks.map(({ block }) => lockOn(situation.document, block.id)).find((id) => id !== null)
  return lock == null ? null : refuse('composer.refusal.locked', namesOf(situation, lock))
}

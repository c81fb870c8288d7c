import { isActInstant } from '#engine/visibility/is-act-instant.ts'
import type { Agreement } from '#engine/registry/agreement.ts'
import { momentInSentence } from '#i18n/format/moment-words.ts'
import type { Block } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { hidden, reasons } from './french.ts'

/** The facts with which the label is written. */
interface LabelFacts {
  readonly agreement: Agreement
  readonly now: number
}

/** The label of a block that visitors do not see now: the reason, or the moment at which a person hid it. */
export function leftOutWords({ visibility }: Pick<Block, 'visibility'>, code: string, { agreement, now }: LabelFacts): string {
  const until = visibility?.until ?? null
  if (code === 'OVER' && until !== null && isActInstant(until)) return `${hidden[agreement]} le ${momentInSentence(Date.parse(until), now)}`
  return ownValue(reasons, code) ?? code
}

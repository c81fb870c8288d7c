import { findResource } from '#admin/resources/resource-list.ts'
import { pathLabel } from '#admin/resources/history/path-words.ts'
import { agreementOf, midSentence, nounOf } from '#admin/resources/texts/resource-words.ts'
import type { Waiting } from '#admin/publications/publication-types.ts'
import type { PanelText } from '#admin/texts/use-panel-text.ts'

/** Most fields that one line names. */
const NAMED = 3

/** The lines about what a publication changes. */
export interface ChangeWords {
  readonly what: string
  readonly where: string
  /** How many pages its publication changes; null for what changes itself alone. */
  readonly reach: string | null
}

/** Words the change of a document or an item: of an item, its fields in the words of its form. */
export function changeWords(waiting: Waiting, text: PanelText, isOneLanguage: boolean): ChangeWords {
  if (waiting.kind !== 'item') {
    const { changes, reach } = waiting
    return { ...changes, reach: reach === null ? null : text('panel.publish.reach', { count: reach }) }
  }
  const resource = findResource(waiting.resource)
  if (!resource) return { what: '', where: '', reach: null }
  if (waiting.state === 'DRAFT')
    return { what: text('panel.publish.item.new', { agreement: agreementOf(resource), noun: nounOf(resource) }), where: '', reach: null }
  const labels = [...new Set(waiting.changed.map((path) => pathLabel(resource.fields, path, !isOneLanguage)))]
  const [first = '', ...others] = labels.slice(0, NAMED)
  const more = labels.length - NAMED
  return {
    what: labels.length === 0 ? text('panel.publish.item.same') : [first, ...others.map(midSentence)].join(', '),
    where: more > 0 ? text('panel.publish.item.more', { count: more }) : '',
    reach: null,
  }
}

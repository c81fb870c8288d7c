import type { MenuEntry } from '#schemas/admin/menu/menu-entry.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { Json } from '#schemas/generated/content.ts'
import { pointerSegments } from '#engine/document/pointer.ts'
import type { Conflict } from '#engine/draft/merge/conflict.ts'
import { languageName } from '#admin/texts/language-name.ts'
import type { PanelText } from '#admin/texts/use-panel-text.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** Names that the words of a conflict need. */
export interface ConflictNames {
  readonly text: PanelText
  readonly entryName: (id: string) => string
  readonly pageTitle: (id: number) => string | null
}

/** The id of the entry that a conflict is about. */
export function entryOfConflict({ edit: { operation } }: Pick<Conflict, 'edit'>): string {
  if (operation.op === 'head') return ''
  return operation.op === 'insert' ? operation.block.id : operation.id
}

/** The pointer of the value that a conflict is about; null for a place, and for an entry as a whole. */
function pointerOf({ edit: { operation }, pointer }: Conflict): string | null {
  return operation.op === 'set' ? (pointer ?? operation.pointer) : null
}

const fieldLabels: Readonly<Record<string, 'panel.tree.isShown' | 'panel.tree.target'>> = {
  isShown: 'panel.tree.isShown',
  linkType: 'panel.tree.target',
  pageId: 'panel.tree.target',
}
const textLabels: Readonly<Record<string, 'panel.tree.addressIn' | 'panel.tree.shortIn'>> = {
  url: 'panel.tree.addressIn',
  menuTitle: 'panel.tree.shortIn',
}

/** The field of an entry that a conflict is about, in words; null for the entry as a whole. */
export function fieldOfConflict(conflict: Conflict, text: PanelText): string | null {
  if (conflict.edit.operation.op === 'move') return text('panel.tree.conflict.place')
  const [first = '', locale, name = ''] = pointerSegments(pointerOf(conflict) ?? '') ?? []
  if (first === 'texts' && locale !== undefined)
    return text(ownValue(textLabels, name) ?? 'panel.tree.titleIn', { language: languageName(locale).toLowerCase() })
  const label = ownValue(fieldLabels, first)
  return label === undefined ? null : text(label)
}

function placeIn(value: Readonly<Record<string, unknown>>, { text, entryName }: ConflictNames): string {
  const around = isRecord(value['in']) ? value['in']['parent'] : undefined
  const after = typeof value['after'] === 'string' ? entryName(value['after']) : null
  const where =
    typeof around === 'string' ? text('panel.tree.conflict.under', { name: entryName(around) }) : text('panel.tree.conflict.top')
  return [where, after === null ? text('panel.tree.conflict.first') : text('panel.tree.conflict.after', { name: after })].join(', ')
}

function entryWords({ props }: { readonly props: Partial<MenuEntry> }): string {
  const texts = Object.values(props.texts ?? {})
  return texts.flatMap((each) => [each?.title, each?.url].filter((word) => word !== undefined && word !== '')).join(' · ')
}

const plainWords = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

function valueWords(pointer: string, value: Json, { text, pageTitle }: ConflictNames): string {
  if (pointer === '/isShown') return text(value === true ? 'panel.tree.conflict.shown' : 'panel.tree.conflict.hidden')
  if (pointer === '/linkType') return text(value === 'NONE' ? 'panel.tree.target.nowhere' : 'panel.tree.conflict.somewhere')
  if (pointer === '/pageId') return pageTitle(Number(value)) ?? text('panel.tree.gone')
  if (isRecord(value))
    return Object.values(value)
      .filter((each) => typeof each === 'string')
      .join(' · ')
  return plainWords(value)
}

/** One version of a conflict in words; undefined for a version that is nothing. */
export function versionWords(conflict: Conflict, version: 'before' | 'theirs' | 'mine', names: ConflictNames): string | undefined {
  const value = conflict[version]
  if (value === undefined || value === null || value === '') return undefined
  const pointer = pointerOf(conflict)
  if (pointer !== null) return valueWords(pointer, value, names)
  if (!isRecord(value)) return plainWords(value)
  if ('in' in value) return placeIn(value, names)
  return isRecord(value['props']) ? entryWords({ props: value['props'] }) : undefined
}

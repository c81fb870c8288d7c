import { fillMessage } from '#schemas/errors/format-message.ts'
import { translate, type Translations } from '#schemas/errors/translations.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { MENU_ENTRY } from '#schemas/admin/menu/menu-document.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { cutText } from '#schemas/text/cut-text.ts'
import { foldSpaces } from '#schemas/text/fold-spaces.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { countBlocks } from '#engine/draft/document/find-block.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { firstWordsIn } from '#engine/text/first-words.ts'
import { splitAtPlaceholders } from '#engine/text/placeholders.ts'
import { blockOf, type BlockChange, type DocumentDiff } from './document-diff.ts'
import { documentNames, firstName, headName, type SentenceOf } from './document-names.ts'

/** The differences of two documents in two short lines: what changed, and where. */
export interface ChangeSentence {
  readonly what: string
  readonly where: string
  /** The number of blocks and of values of the head that differ. */
  readonly count: number
}

/** The most names in a line; the others are a number. */
const MAX_NAMES = 3

const words = {
  none: { fr: 'Rien ne change', en: 'Nothing changes' },
  added: [
    { fr: '1 élément ajouté', en: '1 block added' },
    { fr: '{count} éléments ajoutés', en: '{count} blocks added' },
  ],
  removed: [
    { fr: '1 élément retiré', en: '1 block removed' },
    { fr: '{count} éléments retirés', en: '{count} blocks removed' },
  ],
  moved: [
    { fr: '1 élément déplacé', en: '1 block moved' },
    { fr: '{count} éléments déplacés', en: '{count} blocks moved' },
  ],
  more: [
    { fr: '1 autre', en: '1 other' },
    { fr: '{count} autres', en: '{count} others' },
  ],
  and: { fr: ' et ', en: ' and ' },
  entry: { fr: 'entrée d’une page', en: 'entry of a page' },
  visibility: { fr: 'visibilité', en: 'visibility' },
  replaced: { fr: 'type d’élément', en: 'block type' },
  blocks: [
    { fr: '1 élément', en: '1 block' },
    { fr: '{count} éléments', en: '{count} blocks' },
  ],
} as const

const entryFields: Readonly<Record<string, Translations>> = {
  texts: { fr: 'nom dans le menu', en: 'name in the menu' },
  isShown: { fr: 'affichage', en: 'display' },
  pageId: { fr: 'page', en: 'page' },
  linkType: { fr: 'lien', en: 'link' },
}

/** Writes the differences of two documents in words. Fields and blocks have the names of their types. */
export function changeSentence(registry: Registry, { head, blocks }: DocumentDiff, { kind, language }: SentenceOf): ChangeSentence {
  const say = (text: Translations) => translate(language, text)
  const count = (of: 'added' | 'removed' | 'moved' | 'more', number: number): string =>
    fillMessage(say(words[of][number === 1 ? 0 : 1]), { count: number }, language)
  const joined = (names: readonly string[]): string => {
    const shown = names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES - 1), count('more', names.length - MAX_NAMES + 1)] : names
    return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')}${say(words.and)}${shown.at(-1) ?? ''}`
  }
  const fields = new Set([
    ...head.map((change) => say(headName(kind, change))),
    ...blocks.flatMap((change) => fieldNames(registry, change, say)),
  ])
  const kinds = (['added', 'removed', 'moved'] as const).flatMap((each) => {
    const number = blocks.filter((change) => kindOf(change) === each).length
    return number === 0 ? [] : [count(each, number)]
  })
  const places = new Set(blocks.map((change) => placeName(registry, blockOf(change), language)))
  const what = joined([...fields, ...kinds])
  return {
    what: what === '' ? say(words.none) : what.charAt(0).toLocaleUpperCase(language.replace('_', '-')) + what.slice(1),
    where: joined([...(head.length > 0 ? [say(documentNames[kind].place)] : []), ...places]),
    count: head.length + blocks.length,
  }
}

/** Says of a document that visitors have never seen how much is in it. */
export function newSentence(document: EditedDocument, { kind, language }: SentenceOf): ChangeSentence {
  const count = countBlocks(document)
  const what = translate(language, documentNames[kind].unseen)
  return { what, where: fillMessage(translate(language, words.blocks[count === 1 ? 0 : 1]), { count }, language), count }
}

const kindOf = (change: BlockChange): 'added' | 'removed' | 'moved' | null => {
  if (change.kind !== 'changed') return change.kind
  return change.isMoved ? 'moved' : null
}

/** The name of the type of a block in a language; for a type that is not known, the name that is stored. An entry of a menu has its own name. */
export function blockName(
  { types }: Registry,
  { type, props }: Pick<Block, 'type'> & Partial<Pick<Block, 'props'>>,
  language: string,
): string {
  if (type === MENU_ENTRY) return entryName(props) ?? translate(language, words.entry)
  const label = types.get(type)?.manifest.label
  return label ? translate(language, label) : type
}

/** Longest excerpt of the words of a block, in characters. */
const MAX_EXCERPT = 40

/** The name of a block among others of its type: its type, with the first words that it shows. A live value is left out. */
function placeName(registry: Registry, block: Block, language: string): string {
  const name = blockName(registry, block, language)
  const parts = splitAtPlaceholders(firstWordsIn(registry, block)).map(({ text, name: value }) => (value === null ? text : '…'))
  const words = foldSpaces(parts.join('')).trim()
  if (block.type === MENU_ENTRY || words === '') return name
  const excerpt = words.length > MAX_EXCERPT ? `${cutText(words, MAX_EXCERPT).trimEnd()}…` : words
  return `${name} ${translate(language, { fr: `«\u00a0${excerpt}\u00a0»`, en: `“${excerpt}”` })}`
}

/** The first title of an entry of a menu; null for one that is named as its page. */
function entryName(props: Block['props'] | undefined): string | null {
  const texts = props?.['texts']
  const titles = isRecord(texts) ? Object.values(texts).map((text) => (isRecord(text) ? text['title'] : null)) : []
  return titles.find((title): title is string => typeof title === 'string' && title.trim() !== '') ?? null
}

function fieldNames(registry: Registry, change: BlockChange, say: (text: Translations) => string): string[] {
  if (change.kind !== 'changed') return []
  const names = change.fields.map(({ pointer }) => fieldName(registry, change.after.block, pointer, say))
  return [
    ...names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)),
    ...(change.isVisibilityChanged ? [say(words.visibility)] : []),
    ...(change.isReplaced ? [say(words.replaced)] : []),
  ]
}

function fieldName({ types }: Registry, block: Block, pointer: string, say: (text: Translations) => string): string {
  const key = firstName(pointer)
  const entryField = block.type === MENU_ENTRY ? ownValue(entryFields, key) : undefined
  if (entryField) return say(entryField)
  const schema = ownValue(types.get(block.type)?.manifest.props.properties, key) as Json | undefined
  const label = isRecord(schema) ? schema['x-label'] : undefined
  return isTranslations(label) ? say(label) : key
}

const isTranslations = (value: unknown): value is Translations =>
  isRecord(value) && typeof value['fr'] === 'string' && typeof value['en'] === 'string'

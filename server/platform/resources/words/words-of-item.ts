import { sql, type RawBuilder } from 'kysely'
import { allFields, valuesAt } from '#schemas/admin/resources/form-paths.ts'
import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import type { Form, Item } from '#server/platform/resources/item.ts'
import { cutText } from '#schemas/text/cut-text.ts'

/** Most characters of one text that a search reads. */
const SEARCHED = 20_000

/** Texts of an item before they are folded. */
interface ItemWords {
  /** Titles by language; under the empty key where all languages have the same. */
  readonly titles: Readonly<Record<string, string>>
  readonly text: string
  readonly html: string
}

/** The field that names an item: its first line of text that can be changed, else its first line. */
export function titleField(tree: readonly FormField[]): FormField | undefined {
  const lines = allFields(tree).filter(({ kind }) => kind === 'line')
  return lines.find(({ fixed }) => !fixed) ?? lines[0]
}

function textsOf(tree: readonly FormField[], forms: readonly Form[], kinds: readonly string[]): string {
  const fields = allFields(tree).filter(({ kind }) => kinds.includes(kind))
  const texts = forms.flatMap((form) => fields.flatMap(({ path }) => valuesAt(form, path).map(({ value }) => value)))
  return [...new Set(texts.filter((text) => typeof text === 'string'))].map((text) => cutText(text, SEARCHED)).join(' ')
}

/** Collects the texts by which an item is listed and searched: its title as it is edited, its words with those of its draft. */
export function wordsOfItem(tree: readonly FormField[], { form, life }: Pick<Item, 'form' | 'life'>): ItemWords {
  const field = titleField(tree)
  const titles = field ? valuesAt(life.draft ?? form, field.path) : []
  const localeOf = (path: string): string => (field?.isLocalised ? (path.split('.')[1] ?? '') : '')
  const forms = life.draft === null ? [form] : [form, life.draft]
  return {
    titles: Object.fromEntries(titles.map(({ path, value }) => [localeOf(path), String(value)])),
    text: textsOf(tree, forms, ['line', 'text', 'slug']),
    html: textsOf(tree, forms, ['html']),
  }
}

/** SQL of the title of an item in the default language of its site, of what `wordsOfItem` collected. */
export function titleSql(collected: RawBuilder<unknown>, siteId: number): RawBuilder<string> {
  return sql<string>`title_of(${collected} -> 'titles', (select default_locale from sites where id = ${siteId}))`
}

/** SQL of the folded words of an item, of what `wordsOfItem` collected. */
export function wordsSql(collected: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`fold((${collected} ->> 'text') || ' ' || plain_text(${collected} ->> 'html'))`
}

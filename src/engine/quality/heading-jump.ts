import { isRecord } from '#schemas/text/is-record.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { inProps, type Examined, type ExaminedBlock } from './examined.ts'
import type { Found } from './finding.ts'

/** A heading of a block, with the value that says its level; null for the title of an item, which the view places. */
export interface Heading {
  readonly level: number
  readonly pointer: string | null
}

/** The lists whose views write the title of each item as a heading, by the type: the list, and the title in an item. */
const TITLED_ITEMS: ReadonlyMap<string, { readonly list: string; readonly title: string }> = new Map([
  ['features', { list: 'items', title: 'title' }],
  ['pricing', { list: 'plans', title: 'name' }],
  ['steps', { list: 'items', title: 'title' }],
  ['team', { list: 'members', title: 'name' }],
  ['timeline', { list: 'items', title: 'title' }],
])

/** The types whose views write their title as a heading of level 2. */
const TITLED_FORMS: ReadonlySet<string> = new Set([
  ...['contact-form', 'event-cancellation', 'newsletter-form', 'order-tracking'],
  ...['password-reset', 'password-reset-ask', 'withdrawal'],
])

/** Finds headings that stand more than one level under the heading before them. The page itself has level 1. */
export function headingJump({ blocks, isPage }: Examined): Found[] {
  const found: Found[] = []
  let before: number | null = isPage ? 1 : null
  for (const each of blocks) {
    for (const { level, pointer } of headingsOf(each)) {
      if (pointer !== null && before !== null && level > before + 1)
        found.push({ blockId: each.block.id, pointer: inProps(pointer), values: { level, before } })
      before = level
    }
  }
  return found
}

/** The headings that the view of a block writes, in the order of the page. */
export function headingsOf({ block: { props }, type, values }: ExaminedBlock): Heading[] {
  const level = levelOf({ props, type })
  const { title, text = title } = props
  const own = level !== null && typeof text === 'string' && text !== '' ? [{ level, pointer: '/level' }] : []
  const lists = TITLED_ITEMS.get(type.type)
  const inTexts = (prefix: string) =>
    values.flatMap(({ kind, pointer, value }) =>
      kind === 'html' && typeof value === 'string' && `${pointer}/`.startsWith(prefix) ? inHtml(value, pointer) : [],
    )
  const items = lists && ownValue(props, lists.list)
  if (level === null || !lists || !Array.isArray(items)) return [...own, ...inTexts('/')]
  // Without a title of the list, those of its items take its level.
  const name = { level: own.length > 0 ? level + 1 : level, pointer: null }
  const isTitled = (item: unknown) => isRecord(item) && typeof ownValue(item, lists.title) === 'string'
  return [...own, ...items.flatMap((item, index) => [...(isTitled(item) ? [name] : []), ...inTexts(`/${lists.list}/${index}/`)])]
}

function levelOf({
  props,
  type,
}: {
  readonly props: ExaminedBlock['block']['props']
  readonly type: ExaminedBlock['type']
}): number | null {
  if (TITLED_FORMS.has(type.type)) return 2
  const level = props['level'] ?? type.manifest.props.properties['level']?.['default']
  return typeof level === 'number' ? level : null
}

const inHtml = (html: string, pointer: string): Heading[] =>
  [...html.matchAll(/<h([1-6])\b/g)].map(([, digit]) => ({ level: Number(digit), pointer }))

import { isRecord } from '#schemas/text/is-record.ts'
import { inProps, type Examined, type ExaminedBlock } from './examined.ts'
import type { Found } from './finding.ts'

interface Heading {
  readonly level: number
  readonly pointer: string
}

const ITEM_TITLES = ['title', 'name', 'question', 'label'] as const

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
      if (before !== null && level > before + 1)
        found.push({ blockId: each.block.id, pointer: inProps(pointer), values: { level, before } })
      before = level
    }
    // The view of a list gives its items headings too, one level under its own.
    const items = itemLevel(each)
    if (items !== null) before = Math.max(before ?? 1, items)
  }
  return found
}

function headingsOf({ block: { props }, type, values }: ExaminedBlock): Heading[] {
  const schema = type.manifest.props.properties
  const { title, text = title } = props
  const level = TITLED_FORMS.has(type.type) ? 2 : (props['level'] ?? schema['level']?.['default'])
  const own = typeof level === 'number' && typeof text === 'string' && text !== '' ? [{ level, pointer: '/level' }] : []
  const inside = values.flatMap(({ kind, pointer, value }) =>
    kind === 'html' && typeof value === 'string'
      ? [...value.matchAll(/<h([1-6])\b/g)].map(([, digit]) => ({ level: Number(digit), pointer }))
      : [],
  )
  return [...own, ...inside]
}

function itemLevel({ block: { props }, type }: ExaminedBlock): number | null {
  const level = props['level'] ?? type.manifest.props.properties['level']?.['default']
  if (typeof level !== 'number') return null
  const hasTitles = Object.values(props).some(
    (value) => Array.isArray(value) && value.some((item) => isRecord(item) && ITEM_TITLES.some((name) => typeof item[name] === 'string')),
  )
  return hasTitles ? level + 1 : null
}

import { linksInHtml } from '#engine/text/unwrap-links.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { remember } from '#engine/remember.ts'
import type { Holder, PropValue } from '#engine/references/prop-values.ts'
import { mediaFactOf, type MediaFact } from './facts.ts'
import { inProps, type Examined, type ExaminedBlock } from './examined.ts'
import { plainWords } from './plain-words.ts'

/** A link of a block. */
export interface FoundLink {
  readonly blockId: string
  readonly pointer: string
  readonly href: string
  /** The words of the link; null where the view writes its own. */
  readonly words: string | null
}

/** The names of props that hold the words of a link beside them, the most exact first. */
const WORDS = ['linkLabel', 'label', 'caption', 'title', 'name', 'author', 'text', 'quote'] as const

/** All links of a document in reading order: addresses of props, and links in texts. */
export const linksOf: (document: Examined) => readonly FoundLink[] = remember(({ blocks, facts }: Examined) =>
  blocks.flatMap((each) => each.values.flatMap((value) => linksOfValue(each, value, facts.media))),
)

const linksInText = remember(({ value }: PropValue) =>
  typeof value === 'string' ? linksInHtml(value).map(({ href, words }) => ({ href, words: htmlWords(words) })) : [],
)

function linksOfValue({ block }: ExaminedBlock, found: PropValue, media: Readonly<Record<string, MediaFact | null>>): FoundLink[] {
  const { kind, key, value, holder } = found
  if (typeof value !== 'string') return []
  const at = { blockId: block.id, pointer: inProps(found.pointer) }
  if (kind === 'html') return linksInText(found).map((link) => ({ ...at, ...link }))
  if (kind !== 'url') return []
  return [{ ...at, href: value, words: key === 'href' ? wordsBeside(holder, media) : null }]
}

// A picture in a link is read aloud by its alternative text.
function htmlWords(html: string): string {
  const alts = [...html.matchAll(/<img\b[^<>]*? alt="([^"]*)"/g)].map(([, alt = '']) => alt)
  return plainWords(`${html} ${alts.join(' ')}`)
}

function wordsBeside({ value, texts }: Holder, media: Readonly<Record<string, MediaFact | null>>): string | null {
  const names = WORDS.filter((name) => texts.includes(name))
  for (const name of names) {
    const words = value[name]
    if (typeof words === 'string' && plainWords(words) !== '') return plainWords(words)
  }
  const { image } = value
  if (!isRecord(image)) return names.length > 0 ? '' : null
  if (typeof image.alt === 'string') return image.alt.trim()
  const fact = mediaFactOf(media, image)
  return fact ? fact.alt.trim() : null
}

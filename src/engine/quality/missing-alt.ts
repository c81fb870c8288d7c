import { isRecord } from '#schemas/text/is-record.ts'
import type { PropValue } from '#engine/references/prop-values.ts'
import { inProps, type Examined } from './examined.ts'
import { mediaFactOf, type MediaFact } from './facts.ts'
import type { Found } from './finding.ts'
import { plainWords } from './plain-words.ts'

/** The still of a film, which its player shows without words. */
const STILL = 'poster'

/** Finds pictures without an alternative text, in props and in texts. An empty one in the document says that the picture is decoration. */
export function missingAlt({ blocks, facts }: Examined): Found[] {
  return blocks.flatMap(({ block, values }) =>
    values
      .filter((value) => lacksAlt(value, facts.media))
      .map(({ pointer }): Found => ({ blockId: block.id, pointer: inProps(pointer), values: {} })),
  )
}

// An empty text says that the picture is decoration; blanks say nothing.
const isBlank = (alt: string): boolean => alt !== '' && plainWords(alt) === ''

function lacksAlt({ kind, key, value }: PropValue, media: Readonly<Record<string, MediaFact | null>>): boolean {
  if (kind === 'html') return typeof value === 'string' && hasImageWithoutAlt(value)
  if (kind !== 'media' || key === STILL || !isRecord(value)) return false
  if (typeof value.alt === 'string') return isBlank(value.alt)
  const fact = mediaFactOf(media, value)
  return fact?.isPicture === true && fact.alt.trim() === ''
}

function hasImageWithoutAlt(html: string): boolean {
  return [...html.matchAll(/<img\b[^<>]*>/g)].some(
    ([tag]) => !/ alt=/.test(tag.replaceAll(/"[^"]*"/g, '""')) || isBlank(/ alt="([^"]*)"/.exec(tag)?.[1] ?? ''),
  )
}

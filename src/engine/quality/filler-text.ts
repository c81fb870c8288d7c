import { cutWords } from '#engine/text/cut-words.ts'
import { comparedSpaces } from '#schemas/text/fold-spaces.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { remember } from '#engine/remember.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { PropValue } from '#engine/references/prop-values.ts'
import { inProps, type Examined } from './examined.ts'
import type { QualityFacts } from './facts.ts'
import type { Found } from './finding.ts'
import { plainWords } from './plain-words.ts'

/** The words of printers, and years that are still to be written. */
const FILLER = /(?<!\p{L})(?:lorem|ipsum dolor|dolor sit amet|votre texte ici|20xx)(?!\p{L})/iu

/** The marks of two versions that stand in one text until a person chooses. */
const VERSION_MARK = /\[(?:ma version|version de [^\][]+)\]/iu

/** Figures of ready content: `00 €`, `000`, `00 h – 00 h`. A price of 0 € is none. */
const ZEROS = /^0{2,3}(?:\s?(?:€|%|h))?(?:\s–\s0{2,3}(?:\s?(?:€|%|h))?)?$/

/** Shorter texts are found where they are all that is written: « À droite » begins many sentences. */
const MIN_WORDS = 4

/** Characters of a sample text that the advice about it quotes. */
const MAX_QUOTED_LENGTH = 60

/** Finds texts that still hold the words of a model, in the blocks and in the head. Each finding quotes those words. */
export function fillerText({ blocks, head, facts }: Examined): Found[] {
  const sampleIn = sampleReader(facts.wordsToReplace)
  const seo = isRecord(head['seo']) ? head['seo'] : {}
  const foundAt = (texts: readonly unknown[], blockId: string | null, pointer: string): Found[] => {
    const sample = texts.map(sampleIn).find((each) => each !== null)
    if (!sample) return []
    const values = { text: cutWords(sample, MAX_QUOTED_LENGTH) }
    return [{ blockId, pointer, values: sample.search(VERSION_MARK) === 0 ? { ...values, reason: 'versions' } : values }]
  }
  return [
    ...foundAt([head['title']], null, '/title'),
    ...['title', 'description'].flatMap((name) => foundAt([ownValue(seo, name)], null, `/seo/${name}`)),
    ...blocks.flatMap(({ block, values }) => values.flatMap((value) => foundAt(textsOf(value), block.id, inProps(value.pointer)))),
  ]
}

function textsOf({ kind, value }: PropValue): unknown[] {
  if (kind === 'media') return isRecord(value) ? [value['alt']] : []
  if (kind === 'html' && typeof value === 'string') return [value, ...altsIn(value)]
  return kind === 'text' ? [value] : []
}

// The pictures of a formatted text have their words in attributes.
const altsIn = (html: string): string[] => [...html.matchAll(/<img\b[^<>]*? alt="([^"]*)"/g)].map(([, alt = '']) => alt)

/** The end of a sentence: one that goes on in other words was changed. */
const SENTENCE_END = /^\s?(?:$|[.!?…:;])/u

const normal = (text: string): string => comparedSpaces(plainWords(text)).toLocaleLowerCase('fr')

/** The place of a sentence in a text; -1 where it goes on, or begins, in words of another one. */
function startOf(sentence: string, text: string): number {
  const at = text.indexOf(sentence)
  if (at < 0) return at
  const isWhole = /[.!?…:]/u.test(sentence) || SENTENCE_END.test(text.slice(at + sentence.length))
  return isWhole && !/\p{L}$/u.test(text.slice(0, at)) ? at : -1
}

/** Makes the function that gives the sample words of a text, from their first character on; null without such words. */
const sampleReader = remember((words: QualityFacts['wordsToReplace']) => {
  const known = words.map(normal)
  const whole = new Set(known)
  const sentences = known.filter((each) => each.split(' ').length >= MIN_WORDS)
  const startIn = (text: string): number => {
    if (ZEROS.test(text) || whole.has(text)) return 0
    const starts = [text.search(FILLER), text.search(VERSION_MARK), ...sentences.map((each) => startOf(each, text))].filter((at) => at >= 0)
    return starts.length === 0 ? -1 : Math.min(...starts)
  }
  return (value: unknown): string | null => {
    const start = typeof value === 'string' ? startIn(normal(value)) : -1
    return typeof value === 'string' && start >= 0 ? plainWords(value).slice(start) : null
  }
})

// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { createPurifier } from '#engine/validation/purifier.ts'
import { officeDocuments } from '#tests/support/paste/documents/office-documents.ts'
import { webDocuments } from '#tests/support/paste/documents/web-documents.ts'
import { wordDocuments } from '#tests/support/paste/documents/word-documents.ts'
import type { PastedPart } from './pasted.ts'
import { readPastedHtml } from './read-html.ts'
import { readPastedWords } from './read-words.ts'

const { sanitise } = createPurifier(window)
const context = {
  ...{ registry: createRegistry(catalogue), sanitise, origin: 'https://mas.example' },
  videoTitle: (service: string) => `Vidéo ${service}`,
}

const line = (...words: readonly unknown[]): string => words.filter((word) => word !== '').join(' | ')

/** A part of a page in one line. */
function lineOfPart(part: PastedPart): string {
  if (part.kind === 'picture') return `picture: ${line(part.alt, part.caption, part.href)}`
  const { type, props } = part
  const text = (name: string): string => (typeof props[name] === 'string' ? props[name] : JSON.stringify(props[name]))
  if (type === 'text') return text('html')
  if (type === 'heading') return `h${text('level')} ${text('text')}`
  if (type === 'quote') return `quote: ${text('quote')}`
  return type === 'video' ? `video: ${line(props['title'], props['url'])}` : JSON.stringify(part)
}

it.each(Object.entries({ ...officeDocuments, ...webDocuments, ...wordDocuments }))(
  'gives the content of %s, and names the rest',
  (_, { html, words = '', gives, names = {} }) => {
    const { parts, dropped } = html === undefined ? readPastedWords(words, context) : readPastedHtml(html, context)
    expect({ gives: parts.map(lineOfPart), names: Object.fromEntries(dropped) }).toEqual({ gives, names })
  },
)

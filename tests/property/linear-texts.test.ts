import { describe, expect, it } from 'vitest'
import { readingMinutes } from '#blocks/blog-article/reading-time.ts'
import { outline } from '#blocks/legal-html/outline.ts'
import { fontStyle, fontWeight } from '#domain/media/font-file.ts'
import { findParameter, isParameterValue } from '#domain/parameters.ts'
import { openLinksInHtml } from '#engine/text/unwrap-links.ts'
import { resolvePlaceholdersInHtml } from '#engine/text/placeholders.ts'
import { parseJson } from '#engine/validation/parse-json.ts'
import { plainText } from '#renderer/html/plain-text.ts'
import { makeTablesResponsive } from '#renderer/html/responsive-tables.ts'
import { unbrokenDates } from '#i18n/format/nowrap-dates.ts'
import { cropText } from '#i18n/format/truncate-text.ts'
import { snippetOf } from '#server/content/search/highlight.ts'
import { organizationOf } from '#site/structured-data/organization.ts'
import type { DataPage } from '#site/structured-data/page-context.ts'
import { growthOf } from '#tests/support/time-ratio.ts'

const refused = (read: () => unknown): void => expect(read).toThrow(RangeError)
const isEmail = (text: string): boolean => {
  const definition = findParameter('COMPANY_EMAIL')
  return definition !== undefined && isParameterValue(definition, text)
}
const values = new Map([['NAME', 'x']])
const found = (text: string) => snippetOf({ headline: text, opening: text.slice(0, 60), closing: text.slice(-60) })

/** Writes the address of the company for programs, as every page does. */
function writeAddress(value: string): unknown {
  const site = { url: 'https://own.example', logos: [] }
  return organizationOf({ answers: [], start: { site, parameters: [{ type: 'HEAD_OFFICE', value }] } } as unknown as DataPage)
}

describe('a text of an administrator', () => {
  it.each<readonly [string, (size: number) => unknown]>([
    ['the reading time of unclosed tags', (size) => readingMinutes('<'.repeat(size))],
    ['the outline of unclosed headings', (size) => outline('<h2>'.repeat(size / 4), 'a')],
    ['the words of tags in quotes', (size) => plainText('"<"'.repeat(size / 3))],
    ['the words of unclosed line breaks', (size) => plainText('<br '.repeat(size / 4))],
    ['tables with a tag of a long name', (size) => makeTablesResponsive(`<a${'a'.repeat(size)}`)],
    ['tables with tags in quotes', (size) => makeTablesResponsive('<a "'.repeat(size / 4))],
    ['links that are never closed', (size) => openLinksInHtml('<a>'.repeat(size / 3), () => false)],
    ['placeholders in a tag of blanks', (size) => resolvePlaceholdersInHtml(`<a${' '.repeat(size)}title="{{NAME}}">`, values)],
    ['placeholders between blanks', (size) => resolvePlaceholdersInHtml(`{{NAME}}${' '.repeat(size)}<a`, values)],
    ['a long text cropped behind blanks', (size) => cropText(`a${' '.repeat(size)}bc`, size + 2)],
    ['a long text cropped behind dots', (size) => cropText(`a${'.'.repeat(size)}bc`, size + 1)],
    ['dates in a long number', (size) => unbrokenDates('1'.repeat(size))],
    ['the setting of an e-mail address of dots', (size) => isEmail(`a@${'.a'.repeat(size / 2)}.@`)],
    ['the style of a font named by blanks', (size) => fontStyle(`a${' '.repeat(size)}italicx`)],
    ['the weight of a font named by blanks', (size) => fontWeight(`a${' '.repeat(size)}Bold Italic`)],
    ['an address of line ends and zeros', (size) => writeAddress('\n0'.repeat(size / 2))],
    ['an address of postal codes', (size) => writeAddress(`${'69002 a '.repeat(size / 8)}!`)],
    ['an excerpt of unclosed marks', (size) => found('\ue000a '.repeat(size / 3))],
    ['an excerpt of elisions', (size) => found("l'".repeat(size / 2))],
    ['an excerpt of blanks between words', (size) => found(`a${' '.repeat(size)}b`)],
    ['a refused number of zeros in JSON', (size) => refused(() => parseJson(`[1.${'0'.repeat(size)}1]`))],
  ])('is processed in linear time: %s', async (_what, work) => {
    expect(await growthOf(work, 64_000)).toBe('linear')
  })
})

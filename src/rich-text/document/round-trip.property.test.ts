// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { textFields } from '#engine/registry/prop-fields.ts'
import { htmlInProps } from '#engine/validation/html-in-props.ts'
import { allowedTags, type HtmlKind } from '#engine/text/html-rules.ts'
import { createPurifier } from '#engine/validation/purifier.ts'
import type { Json } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { allowedFragment } from '#tests/support/rich-text/allowed-fragments.ts'
import { isFull, seed } from '#tests/support/sampling.ts'
import { isFaithful } from './is-faithful.ts'
import { readHtml } from './read-html.ts'
import { isEqualHtml, writeHtml } from './write-html.ts'

const RUNS = isFull ? 1000 : 150
const { sanitise } = createPurifier(window)
const throughEditor = (html: string, kind: HtmlKind) => writeHtml(readHtml(html, kind))

describe.each(['html', 'html-inline'] as const)('a fragment of %s that is generated from the rules', (kind) => {
  it('comes back equal or is reported, and the sanitiser accepts what comes back', () => {
    const faithful: string[] = []
    fc.assert(
      fc.property(allowedFragment(kind), (html) => {
        const back = throughEditor(html, kind)
        expect(isFaithful(html, kind)).toBe(isEqualHtml(back, html))
        if (isFaithful(html, kind)) faithful.push(html)
        expect(sanitise(back, kind)?.removed ?? []).toEqual([])
        expect(throughEditor(back, kind)).toBe(back)
      }),
      { numRuns: RUNS, seed },
    )
    expect(faithful.length).toBeGreaterThan(RUNS * 0.9)
    const all = faithful.join('')
    expect(allowedTags[kind].filter((tag) => !all.includes(`<${tag}`)).length).toBeLessThanOrEqual(isFull ? 0 : 3)
  })
})

interface HtmlText {
  readonly html: string
  readonly kind: HtmlKind
}
const fieldsOf = new Map(catalogue.map(({ manifest }) => [manifest.type, textFields(manifest.props)]))

/** HTML texts in the props of the blocks of a JSON document. */
function htmlOf(value: unknown): HtmlText[] {
  if (Array.isArray(value)) return value.flatMap(htmlOf)
  if (!isRecord(value)) return []
  const fields = typeof value['type'] === 'string' ? fieldsOf.get(value['type']) : undefined
  const own = fields && isRecord(value['props']) ? htmlInProps(fields, value['props'] as Record<string, Json>) : []
  return [...own, ...Object.values(value).flatMap(htmlOf)]
}

const json = (pattern: string) => globSync(pattern).flatMap((path) => htmlOf(JSON.parse(readFileSync(path, 'utf8'))))

describe('the HTML texts of the product', () => {
  it.each<[string, number, () => readonly HtmlText[]]>([
    ['examples of blocks', 150, () => json('blocks/*/examples/*.json')],
    ['documents of the sample sites', 200, () => json('server/seeds/**/*.json')],
    [
      'articles and legal texts',
      20,
      () => globSync('server/seeds/**/*.html').map((path) => ({ html: readFileSync(path, 'utf8'), kind: 'html' })),
    ],
  ])('come back equal: %s', (_, least, read) => {
    const texts = read()
    expect(texts.length).toBeGreaterThan(least)
    expect(
      texts.filter(({ html, kind }) => !isFaithful(html, kind)).map(({ html, kind }) => ({ html, back: throughEditor(html, kind) })),
    ).toEqual([])
  })
})

import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { resolvePlaceholders, resolvePlaceholdersInHtml } from '#engine/text/placeholders.ts'
import { safeUrl } from '#engine/validation/safe-url.ts'
import { createSanitiser } from '#server/content/pages/sanitiser.ts'
import { activeContent } from '#tests/support/blocks/active-content.ts'
import { growthOf } from '#tests/support/time-ratio.ts'
import { hostileTexts } from '#tests/support/blocks/hostile-texts.ts'

const OWN = 'https://own.example'
const { window } = new JSDOM('<!doctype html>')
const { sanitise } = createSanitiser()

const scheme = fc.constantFrom('javascript', 'JaVaScRiPt', 'data', 'vbscript', 'blob', 'file', 'http', 'https', 'mailto', 'tel', 'x')
const glue = fc.constantFrom(
  '',
  ':',
  '://',
  ':/',
  '//',
  '/',
  '\\',
  '/\\',
  '/.//',
  '\t',
  '\n',
  ' ',
  '\u0000',
  '\u00a0',
  '@',
  '#',
  '?',
  '%2f',
  '.',
  '&#58;',
)
const address = fc.oneof(
  fc.string(),
  fc.webUrl(),
  fc.array(fc.oneof(scheme, glue, fc.string({ maxLength: 4 })), { minLength: 1, maxLength: 6 }).map((parts) => parts.join('')),
)

describe('safeUrl', () => {
  it('rejects URLs that a browser parses with another scheme or host', () => {
    fc.assert(
      fc.property(address, (text) => {
        const passed = safeUrl(text)
        // A URL that no browser can parse is harmless.
        if (passed === null || !URL.canParse(text, OWN)) return
        expect(passed).toBe(text)
        const { protocol, origin, pathname, username } = new URL(text, OWN)
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol)
        expect(username).toBe('')
        if (/^[/#]/.test(text)) expect([origin, pathname.startsWith('//')]).toEqual([OWN, false])
      }),
      { seed: 11, numRuns: 5000 },
    )
  })
})

describe('placeholders', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom(...hostileTexts))
  const template = '<p title="{{A}}">x {{A}} <b>{{B}}</b></p><a href="mailto:{{A}}">{{B}}</a>'

  it('insert text, never markup', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const values = new Map([
          ['A', a],
          ['B', b],
        ])
        const html = resolvePlaceholdersInHtml(template, values)
        expect(activeContent(html)).toEqual([])
        const document = new window.DOMParser().parseFromString(html, 'text/html')
        const elements = [...document.body.querySelectorAll('*')].map(({ localName }) => localName)
        expect(elements.filter((name) => !['p', 'b', 'a'].includes(name))).toEqual([])
        if (b.trim() !== '' && !/[\0\r]/.test(b)) expect(document.querySelector('b')?.textContent).toBe(b.trim())
      }),
      { seed: 12, numRuns: 800 },
    )
  })

  it('are never left as braces in any context', () => {
    const part = fc.oneof(
      fc.constantFrom('{{A}}', '{{NONE}}', '{{ B }}', ', ', ' : ', '(', ')', '« ', ' »', ' — ', '.', ' '),
      fc.stringMatching(/^[a-z ]{0,5}$/),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const values = new Map([
          ['A', 'Lyon'],
          ['B', ' '],
        ])
        expect(resolvePlaceholders(parts.join(''), values)).not.toMatch(/[{}\ufdd0]/)
        expect(resolvePlaceholdersInHtml(parts.join(''), values)).not.toMatch(/[{}\ufdd0]/)
      }),
      { seed: 13, numRuns: 800 },
    )
  })

  it('take linear time in the length of the text', async () => {
    for (const part of [' ', ', ', '{{NONE}}', '<a href="', '{', '<a ']) {
      const resolve = (size: number) => {
        const text = part.repeat(size / part.length)
        return resolvePlaceholdersInHtml(`${text}{{NONE}}${text}{{`, new Map())
      }
      expect([part, await growthOf(resolve, 40_000)]).toEqual([part, 'linear'])
    }
  })
})

describe('the sanitiser', () => {
  const tag = fc.constantFrom(
    'p',
    'a',
    'b',
    'div',
    'ul',
    'li',
    'table',
    'td',
    'svg',
    'math',
    'mi',
    'style',
    'script',
    'template',
    'noscript',
    'form',
    'select',
    'title',
    'h2',
    'img',
  )
  const attribute = fc.constantFrom(
    '',
    ' href="javascript:x"',
    ' onclick=x',
    ' id=body',
    ' style="x"',
    ' title="<script>"',
    " title='-->'",
    ' src=x onerror=x',
    ' href=/x',
    ' xlink:href=data:x',
  )
  const soup = fc
    .array(
      fc.oneof(
        fc.tuple(tag, attribute).map(([name, attributes]) => `<${name}${attributes}>`),
        tag.map((name) => `</${name}>`),
        fc.constantFrom('<!--', '-->', '<![CDATA[', ']]>', '&lt;script&gt;', '&#60;', '"', '>', '<', 'x', '</'),
        fc.constantFrom(...hostileTexts),
      ),
      { maxLength: 14 },
    )
    .map((parts) => parts.join(''))

  it('removes active content from any markup and is idempotent', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const once = sanitise(html, 'html')?.html ?? html
        expect(activeContent(once)).toEqual([])
        const again = sanitise(once, 'html')
        expect(again?.html ?? once).toBe(once)
        const element = window.document.createElement('div')
        element.innerHTML = once
        expect(element.innerHTML.replaceAll('&nbsp;', '\u00a0')).toBe(once.replaceAll('&nbsp;', '\u00a0'))
      }),
      { seed: 14, numRuns: 400 },
    )
  })
})

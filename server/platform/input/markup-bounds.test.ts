import { describe, expect, it } from 'vitest'
import { exceedsMarkupBounds } from './markup-bounds.ts'

const nested = (tag: string, times: number) => `<${tag}>`.repeat(times)

describe('the bounds of markup', () => {
  it.each([
    ['a text of 3,000 paragraphs with formats and lists', '<p>Un <strong>mot</strong>.</p><ul><li>a</li></ul>'.repeat(2000)],
    ['lists nested 40 deep', `${'<ul><li>a'.repeat(40)}${'</li></ul>'.repeat(40)}`],
    ['a table of 2,000 cells', `<table><tbody>${'<tr><td>1</td><td>2</td></tr>'.repeat(1000)}</tbody></table>`],
    ['paragraphs without end tags', '<p>a'.repeat(5000)],
    ['end tags that close nothing', '</b></i></p>'.repeat(5000)],
    ['tags in a comment', `<!-- ${nested('b', 5000)} -->`],
    ['tags in an attribute', `<p title="${nested('b', 5000)}">a</p>`],
  ])('hold for %s', (_, html) => expect(exceedsMarkupBounds(html)).toBe(false))

  it.each<readonly [string, string]>([
    ...['em', 'b', 'ul><li', 'table><tr><td', 'svg', 'math', 'div', 'blockquote', 'details'].map(
      (tag) => [`<${tag}> without end tags`, nested(tag, 101)] as const,
    ),
    ['end tags that a table keeps from closing', '<em><table></em></table>'.repeat(500)],
    ['end tags in comments and attributes', '<em><!-- </em> --><img alt="</em>">'.repeat(101)],
    [
      'unclosed formats that each paragraph repeats',
      `${Array.from({ length: 200 }, (_, n) => `<b a=${n}>`).join('')}${'</p><p>x'.repeat(200)}`,
    ],
    ['20,000 elements', '<b>x</b>'.repeat(20_000)],
  ])('are exceeded by %s', (_, html) => expect(exceedsMarkupBounds(html)).toBe(true))
})

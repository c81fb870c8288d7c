// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import type { HtmlKind } from '#engine/text/html-rules.ts'
import { isFaithful } from '#rich-text/document/is-faithful.ts'
import { stageText, type TextStage } from '#tests/support/rich-text/text-stage.ts'

let stage: TextStage
afterEach(() => stage.end())

function pasted(html: string, text: string, kind: HtmlKind = 'html'): string {
  stage = stageText(text, kind)
  stage.paste({ 'text/html': html, 'text/plain': 'x' })
  const result = stage.marked()
  expect(isFaithful(result, kind)).toBe(true)
  return result
}

const wordItem = (sign: string, level: number, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${String(level)} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span>${text}<o:p></o:p></p>`
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>${wordItem('3.', 1, 'c')}${wordItem('a)', 2, 'd')}${wordItem('4.', 1, 'e')}</body></html>`
const docs = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span>p</span></p><ol start="3"><li dir="ltr"><p dir="ltr"><span>c</span></p></li></ol></b>`

const ol = '<ol start="3"><li>c</li><li>d</li></ol>'
const ul = '<ul><li>c</li></ul>'
const h2 = '<h2>T</h2>'
const quote = '<blockquote><p>q</p></blockquote>'
const two = '<p>p</p><p>q</p>'
const nested = '<ul><li>c<ol start="2"><li>d</li></ol></li></ul>'
const table = '<table><tbody><tr><td>c</td></tr></tbody></table>'

describe('a paste into words', () => {
  it.each<readonly [name: string, pasted: string, text: string, result: string]>([
    ['a list at the start', ol, '<p>|un deux</p>', '<ol start="3"><li>c</li><li>d|</li></ol><p>un deux</p>'],
    ['a list in the middle', ol, '<p>un| deux</p>', '<p>un</p><ol start="3"><li>c</li><li>d|</li></ol><p>deux</p>'],
    ['a list at the end', ol, '<p>un deux|</p>', '<p>un deux</p><ol start="3"><li>c</li><li>d|</li></ol>'],
    ['a list in an empty paragraph', ol, '<p>|</p><p>un</p>', '<ol start="3"><li>c</li><li>d|</li></ol><p>un</p>'],
    ['bullets at the start', ul, '<p>|un deux</p>', '<ul><li>c|</li></ul><p>un deux</p>'],
    ['bullets in the middle', ul, '<p>un |deux</p>', '<p>un</p><ul><li>c|</li></ul><p>deux</p>'],
    ['bullets at the end', ul, '<p>un deux|</p>', '<p>un deux</p><ul><li>c|</li></ul>'],
    ['a title at the start', h2, '<p>|un deux</p>', '<h2>T|</h2><p>un deux</p>'],
    ['a title in the middle', h2, '<p>un| deux</p>', '<p>un</p><h2>T|</h2><p>deux</p>'],
    ['a title at the end', h2, '<p>un deux|</p>', '<p>un deux</p><h2>T|</h2>'],
    ['a quotation at the start', quote, '<p>|un</p>', '<blockquote><p>q|</p></blockquote><p>un</p>'],
    ['a quotation in the middle', quote, '<p>un| deux</p>', '<p>un</p><blockquote><p>q|</p></blockquote><p>deux</p>'],
    ['a quotation at the end', quote, '<p>un|</p>', '<p>un</p><blockquote><p>q|</p></blockquote>'],
    ['a paragraph at the start', '<p>p</p>', '<p>|un deux</p>', '<p>p|un deux</p>'],
    ['a paragraph in the middle', '<p>p <b>q</b></p>', '<p>un | deux</p>', '<p>un p <strong>q|</strong> deux</p>'],
    ['a paragraph at the end', '<p>p</p>', '<p>un |</p>', '<p>un p|</p>'],
    ['bare words', 'p <i>q</i>', '<p>un | deux</p>', '<p>un p <em>q|</em> deux</p>'],
    ['two paragraphs', two, '<p>un| deux</p>', '<p>un</p><p>p</p><p>q|</p><p>deux</p>'],
    ['a nested list', nested, '<p>un| deux</p>', '<p>un</p><ul><li>c<ol start="2"><li>d|</li></ol></li></ul><p>deux</p>'],
    ['a table', table, '<p>un| deux</p>', `<p>un</p>${table}<p>|deux</p>`],
    ['a rule', '<hr>', '<p>un| deux</p>', '<p>un</p><hr><p>|deux</p>'],
    ['a list of Word', word, '<p>un| deux</p>', '<p>un</p><ol start="3"><li>c<ol><li>d</li></ol></li><li>e|</li></ol><p>deux</p>'],
    ['a text of Google Docs', docs, '<p>un| deux</p>', '<p>un</p><p>p</p><ol start="3"><li>c|</li></ol><p>deux</p>'],
    ['a list over marked words', ul, '<p>un [deux] trois</p>', '<p>un</p><ul><li>c|</li></ul><p>trois</p>'],
    ['a list between line breaks', ul, '<p>un<br>|<br>deux</p>', '<p>un</p><ul><li>c|</li></ul><p>deux</p>'],
    [
      'a list in bold words',
      ul,
      '<p><strong>un| deux</strong></p>',
      '<p><strong>un</strong></p><ul><li>c|</li></ul><p><strong>deux</strong></p>',
    ],
    ['a list beside a value', ul, '<p>{{A}}|{{B}}</p>', '<p>{{A}}</p><ul><li>c|</li></ul><p>{{B}}</p>'],
  ])('keeps %s as it was: %s into %s', (_, html, text, result) => expect(pasted(html, text)).toBe(result))

  it.each<readonly [name: string, pasted: string, text: string, result: string]>([
    ['points at the end of a point', ul, '<ul><li>un|</li><li>deux</li></ul>', '<ul><li>un</li><li>c|</li><li>deux</li></ul>'],
    ['points at the start of a point', ul, '<ul><li>|un</li></ul>', '<ul><li>c|</li><li>un</li></ul>'],
    ['points in the middle of a point', ul, '<ul><li>un| deux</li></ul>', '<ul><li>un</li><li>c|</li><li>deux</li></ul>'],
    ['points into an empty point', ul, '<ul><li>un</li><li>|</li></ul>', '<ul><li>un</li><li>c|</li></ul>'],
    ['numbers into an empty list', ol, '<ol><li>|</li></ol>', '<ol start="3"><li>c</li><li>d|</li></ol>'],
    [
      'points before what is under a point',
      ul,
      '<ul><li>un|<ul><li>x</li></ul></li></ul>',
      '<ul><li>un<ul><li>x</li></ul></li><li>c|</li></ul>',
    ],
    [
      'points inside a point with others under it',
      ul,
      '<ul><li>u|n<ul><li>x</li></ul></li></ul>',
      '<ul><li>u</li><li>c|</li><li>n<ul><li>x</li></ul></li></ul>',
    ],
    ['bullets in a numbered point', ul, '<ol><li>un| deux</li></ol>', '<ol><li>un<ul><li>c|</li></ul>deux</li></ol>'],
    ['a title in a point', h2, '<ul><li>un| deux</li></ul>', '<ul><li>un<h2>T|</h2>deux</li></ul>'],
    ['paragraphs in a point', two, '<ul><li>un|</li></ul>', '<ul><li>un<p>p</p><p>q|</p></li></ul>'],
    ['a paragraph in a point', '<p>p</p>', '<ul><li>un |</li></ul>', '<ul><li>un p|</li></ul>'],
    ['a quotation in a point', quote, '<ul><li>|un</li></ul>', '<ul><li><blockquote><p>q|</p></blockquote>un</li></ul>'],
    ['a list in a title', ol, '<h2>un| deux</h2>', '<h2>un</h2><ol start="3"><li>c</li><li>d|</li></ol><h2>deux</h2>'],
    ['a list after a title', ul, '<h2 id="a">un|</h2>', '<h2 id="a">un</h2><ul><li>c|</li></ul>'],
    ['a title of another level in a title', '<h3>T</h3>', '<h2 id="a">un| deux</h2>', '<h2 id="a">un</h2><h3>T|</h3><h2>deux</h2>'],
    ['a title of the same level in a title', h2, '<h2>un |</h2>', '<h2>un T|</h2>'],
    ['a paragraph in a title', '<p>p</p>', '<h2>un |</h2>', '<h2>un p|</h2>'],
    ['a quotation in a title', quote, '<h2>|un</h2>', '<blockquote><p>q|</p></blockquote><h2>un</h2>'],
    [
      'a list in a quotation',
      ul,
      '<blockquote><p>un| deux</p></blockquote>',
      '<blockquote><p>un</p><ul><li>c|</li></ul><p>deux</p></blockquote>',
    ],
    ['a title in a quotation', h2, '<blockquote>un| deux</blockquote>', '<blockquote>un<h2>T|</h2>deux</blockquote>'],
    [
      'a quotation in a quotation',
      quote,
      '<blockquote><p>un| deux</p></blockquote>',
      '<blockquote><p>un</p><p>q|</p><p>deux</p></blockquote>',
    ],
    [
      'a bare quotation in a bare one',
      '<blockquote>q</blockquote>',
      '<blockquote>un| deux</blockquote>',
      '<blockquote>un<p>q|</p>deux</blockquote>',
    ],
    ['a paragraph in a quotation', '<p>p</p>', '<blockquote><p>un |</p></blockquote>', '<blockquote><p>un p|</p></blockquote>'],
    [
      'a list in a cell',
      ul,
      '<table><tbody><tr><td>un|</td></tr></tbody></table>',
      '<table><tbody><tr><td>un<ul><li>c|</li></ul></td></tr></tbody></table>',
    ],
    [
      'a cell in a cell',
      table,
      '<table><tbody><tr><td>|un</td></tr></tbody></table>',
      '<table><tbody><tr><td>|c</td></tr></tbody></table>',
    ],
  ])('puts %s: %s into %s', (_, html, text, result) => expect(pasted(html, text)).toBe(result))

  it.each<readonly [name: string, pasted: string, text: string, names: readonly string[]]>([
    ['nothing of a list between paragraphs', ol, '<p>un|</p>', []],
    ['the number of a list that joins points with others', ol, '<ol><li>un|</li></ol>', ['start 1']],
    ['nothing of numbers that go on', ol, '<ol><li>un</li><li>deux|</li></ol>', []],
    ['nothing of numbers from 1', '<ol><li>c</li></ol>', '<ol><li>un|</li></ol>', []],
    ['a list in a line', ol, 'un| deux', ['list 1']],
    ['the number of one point in a line', '<ol start="3"><li>c</li></ol>', 'un| deux', ['start 1']],
    ['a title among words in a line', '<h2>T</h2><p>p</p>', 'un| deux', ['heading 1']],
    [
      'the picture of another site beside a list',
      `${ol}<img src="https://x.example/a.png">`,
      '<ol><li>un|</li></ol>',
      ['picture 1', 'start 1'],
    ],
  ])('names %s', (_, html, text, names) => {
    pasted(html, text, text.startsWith('<') ? 'html' : 'html-inline')
    expect(stage.named).toEqual(names)
  })

  it.each<readonly [html: string, text: string]>([
    [ol, '<p>un| deux</p>'],
    [ul, '<ul><li>un| deux</li></ul>'],
    ['<p>p</p>', '<p>un| deux</p>'],
  ])('is taken back alone, with the letters before it left: %s into %s', (html, text) => {
    stage = stageText(text)
    stage.type('x')
    const before = stage.marked()
    stage.paste({ 'text/html': html, 'text/plain': 'x' })
    stage.press('z', 90)
    expect(stage.marked()).toBe(before)
  })

  it('joins lines of plain text to the words', () => {
    stage = stageText('<p>un| deux</p>')
    stage.paste({ 'text/plain': 'a\n\nb' })
    expect(stage.marked()).toBe('<p>una</p><p>b| deux</p>')
  })
})

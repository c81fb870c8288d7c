// @vitest-environment jsdom
import { splitBlock } from 'prosemirror-commands'
import type { Command } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { afterCommands, stateOf } from '#tests/support/rich-text/edited-html.ts'
import { readHtml } from '../document/read-html.ts'
import { blockAtCaret, insertBreak, insertPicture, insertRule, insertValue, setBlock, toggleQuote } from './blocks.ts'
import { clearFormats, hasFormat, linkAtSelection, removeLink, setLink, toggleFormat } from './formats.ts'
import { indent, listAtCaret, outdent, splitItem, toggleList } from './lists.ts'
import { pasteCells } from './paste-cells.ts'
import { addColumn, addRow, insertTable, isInTable, removeColumn, removeRow, removeTable } from './tables.ts'

type Case = readonly [name: string, before: string, commands: readonly Command[], after: string | null]

const type =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text))
    return true
  }
const strong = toggleFormat('strong')

const formats: readonly Case[] = [
  ['makes a selection bold', '<p>a [b] c</p>', [strong], '<p>a [<strong>b]</strong> c</p>'],
  ['adds a format inside those that are there', '<p><em>[b]</em></p>', [strong], '<p><em><strong>[b]</strong></em></p>'],
  ['makes all bold when a part is', '<p>[a <strong>b</strong>]</p>', [strong], '<p><strong>[a b]</strong></p>'],
  ['takes bold away, also when it is written b', '<p><b>[a]</b><strong>c</strong></p>', [strong], '<p>[a]<strong>c</strong></p>'],
  ['makes bold what is typed next, and plain again', '<p>a|</p>', [strong, type('b'), strong, type('c')], '<p>a<strong>b</strong>c|</p>'],
  [
    'makes several blocks bold',
    '<p>[a</p><ul><li>b]</li></ul>',
    [strong],
    '<p><strong>[a</strong></p><ul><li><strong>b]</strong></li></ul>',
  ],
  ['clears formats and leaves links', '<p>[<a href="/a"><em><s>a</s></em></a>]</p>', [clearFormats], '<p><a href="/a">[a]</a></p>'],
  ['clears nothing at a caret', '<p>a|</p>', [clearFormats], null],
]

const links: readonly Case[] = [
  [
    'makes one link around several formats',
    '<p>[a <strong>b</strong> c]</p>',
    [setLink('/x', '')],
    '<p><a href="/x">[a <strong>b</strong> c]</a></p>',
  ],
  [
    'changes the address of the link around the caret, and leaves its other attributes',
    '<p><a title="t" href="/a">a|b <em>c</em></a> d</p>',
    [setLink('/x', '')],
    '<p><a href="/x" title="t">a|b <em>c</em></a> d</p>',
  ],
  ['inserts the text of a link at a caret', '<p>a |</p>', [setLink('/x', 'ici')], '<p>a <a href="/x">ici|</a></p>'],
  ['removes the whole link around the caret', '<p><a href="/a">a|<em>b</em></a></p>', [removeLink], '<p>a|<em>b</em></p>'],
  ['removes nothing without a link', '<p>a|</p>', [removeLink], null],
]

const lists: readonly Case[] = [
  ['makes paragraphs items with bare text', '<p>[a</p><p>b]</p>', [toggleList('ul')], '<ul><li>[a</li><li>b]</li></ul>'],
  ['turns one kind of list into the other', '<ul><li>a|</li></ul>', [toggleList('ol')], '<ol><li>a|</li></ol>'],
  ['turns items into paragraphs', '<ul><li>[a</li><li>b]</li></ul>', [toggleList('ul')], '<p>[a</p><p>b]</p>'],
  ['splits an item at the caret', '<ul><li>a|b</li></ul>', [splitItem], '<ul><li>a</li><li>|b</li></ul>'],
  ['ends the list in an empty last item', '<ul><li>a</li><li>|</li></ul>', [splitItem], '<ul><li>a</li></ul><p>|</p>'],
  ['indents under the item before', '<ul><li>a</li><li>b|</li></ul>', [indent], '<ul><li>a<ul><li>b|</li></ul></li></ul>'],
  ['does not indent the first item', '<ul><li>a|</li></ul>', [indent], null],
  ['moves a nested item out', '<ul><li>a<ul><li>b|</li></ul></li></ul>', [outdent], '<ul><li>a</li><li>b|</li></ul>'],
]

const blocks: readonly Case[] = [
  ['makes a heading of a paragraph', '<p>a|</p>', [setBlock('h2')], '<h2>a|</h2>'],
  ['begins a paragraph after a heading', '<h2>a|</h2>', [splitBlock], '<h2>a</h2><p>|</p>'],
  ['puts a paragraph into a quote and takes it out', '<p>a|</p>', [toggleQuote], '<blockquote><p>a|</p></blockquote>'],
  ['takes a paragraph out of a quote', '<blockquote><p>a|</p></blockquote>', [toggleQuote], '<p>a|</p>'],
  [
    'breaks a line in a cell',
    '<table><tbody><tr><td>a|b</td></tr></tbody></table>',
    [insertBreak],
    '<table><tbody><tr><td>a<br>|b</td></tr></tbody></table>',
  ],
  ['breaks a line of code by a line end', '<pre>a|b</pre>', [insertBreak], '<pre>a\n|b</pre>'],
  ['draws a line between two halves', '<p>a|b</p>', [insertRule], '<p>a</p><hr><p>|b</p>'],
  ['inserts a value of the site in the format of its place', '<p><em>a|b</em></p>', [insertValue('{{X}}')], '<p><em>a{{X}}|b</em></p>'],
  [
    'inserts a picture',
    '<p>a|</p>',
    [
      insertPicture([
        ['src', '/m/1'],
        ['alt', ''],
      ]),
    ],
    '<p>a<img src="/m/1" alt="">|</p>',
  ],
]

const cells = (...rows: readonly string[]) =>
  `<table><tbody>${rows.map((row) => `<tr>${[...row].map((cell) => `<td>${cell.trim()}</td>`).join('')}</tr>`).join('')}</tbody></table>`
const headed = (head: string, body: string) => `<table><thead><tr><th>${head}</th></tr></thead><tbody>${body}</tbody></table>`

const tableOf = (html: string) => readHtml(html, 'html').child(0)

const tables: readonly Case[] = [
  [
    'adds a row below',
    '<table><tbody><tr><td>a|</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
    [addRow],
    cells('ab', '| ', 'cd'),
  ],
  [
    'adds a row of plain cells below a head',
    headed('a|', '<tr><td>b</td></tr>'),
    [addRow],
    headed('a', '<tr><td>|</td></tr><tr><td>b</td></tr>'),
  ],
  [
    'adds a column to every row',
    '<table><tbody><tr><td>a|</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
    [addColumn],
    '<table><tbody><tr><td>a|</td><td></td><td>b</td></tr><tr><td>c</td><td></td><td>d</td></tr></tbody></table>',
  ],
  [
    'removes a row',
    '<table><tbody><tr><td>a|</td></tr><tr><td>c</td></tr></tbody></table>',
    [removeRow],
    '<table><tbody><tr><td>|c</td></tr></tbody></table>',
  ],
  [
    'removes a head with its only row',
    headed('a|', '<tr><td>b</td></tr>'),
    [removeRow],
    '<table><tbody><tr><td>|b</td></tr></tbody></table>',
  ],
  [
    'removes a column',
    '<table><tbody><tr><td>a</td><td>b|</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
    [removeColumn],
    '<table><tbody><tr><td>a</td></tr><tr><td>|c</td></tr></tbody></table>',
  ],
  [
    'puts pasted cells into those from the caret on, with the rows and columns that are missing',
    '<table><tbody><tr><td>a</td><td>b|</td></tr></tbody></table>',
    [pasteCells(tableOf(cells('12', '34')))],
    '<table><tbody><tr><td>a</td><td>|1</td><td>2</td></tr><tr><td></td><td>3</td><td>4</td></tr></tbody></table>',
  ],
  [
    'leaves heads as they are and the cells beside the pasted ones',
    headed('a|', '<tr><td>b</td></tr><tr><td>c</td></tr>'),
    [pasteCells(tableOf(cells('1', '2')))],
    headed('|1', '<tr><td>2</td></tr><tr><td>c</td></tr>'),
  ],
  [
    'puts no cells where one covers several',
    '<table><tbody><tr><td colspan="2">a|</td></tr></tbody></table>',
    [pasteCells(tableOf(cells('1')))],
    null,
  ],
  ['puts no cells outside of a table', '<p>a|</p>', [pasteCells(tableOf(cells('1')))], null],
  ['removes the table with its last row', '<p>x</p><table><tbody><tr><td>a|</td></tr></tbody></table>', [removeRow], '<p>x|</p>'],
  ['removes the table', '<p>x</p><table><tbody><tr><td>a|</td></tr></tbody></table>', [removeTable], '<p>x|</p>'],
  ['changes no row where a cell covers several', '<table><tbody><tr><td colspan="2">a|</td></tr></tbody></table>', [addRow], null],
  [
    'inserts a table with a head, the caret in its first cell',
    '<p>|</p>',
    [insertTable(2, 1)],
    '<table><thead><tr><th scope="col">|</th><th scope="col"></th></tr></thead><tbody><tr><td></td><td></td></tr></tbody></table>',
  ],
  ['inserts no table into a table', '<table><tbody><tr><td>a|</td></tr></tbody></table>', [insertTable(2, 1)], null],
]

const inline: readonly Case[] = [
  ['makes a selection italic', 'a [b]', [toggleFormat('em')], 'a [<em>b]</em>'],
  ['breaks the line', 'a|b', [insertBreak], 'a<br>|b'],
  ['makes no list', 'a|', [toggleList('ul')], null],
  ['makes no heading, quote, table or picture', 'a|', [setBlock('h2')], null],
]

describe.each([
  ['formats', formats, 'html'],
  ['links', links, 'html'],
  ['lists', lists, 'html'],
  ['blocks', blocks, 'html'],
  ['tables', tables, 'html'],
  ['a text of one line', inline, 'html-inline'],
] as const)('commands of %s', (_, cases, kind) => {
  it.each(cases)('%s', (_name, before, commands, after) => {
    expect(afterCommands(before, commands, kind)).toBe(after)
  })
})

describe('the state of the toolbar', () => {
  it('says what is at the caret', () => {
    const state = stateOf('<ol><li><b>a|</b></li></ol>')
    expect([hasFormat(state, 'strong'), hasFormat(state, 'em'), listAtCaret(state), isInTable(state)]).toEqual([true, false, 'ol', false])
    expect(blockAtCaret(stateOf('<h3>a|</h3>'))).toBe('h3')
    expect(linkAtSelection(stateOf('<p>a <a href="/x">b|</a></p>'))?.href).toBe('/x')
    expect(linkAtSelection(stateOf('<p>a| b <a href="/x">b</a></p>'))).toBeNull()
  })
})

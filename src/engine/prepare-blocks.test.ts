import { describe, expect, it } from 'vitest'
import type { Block, Visibility } from '#schemas/generated/content.ts'
import { testBlockOf, testRegistry, testSanitise, testType, testTypes } from '#tests/support/blocks/test-registry.ts'
import { prepareBlocks, type PrepareOptions } from './prepare-blocks.ts'
import { createRegistry } from './registry/registry.ts'

const registry = testRegistry()
const placeholders = new Map([
  ['COMPANY_NAME', 'Dupont & Fils'],
  ['COMPANY_PHONE', '01 99 00'],
])
const now = Date.parse('2026-11-20T12:00:00Z')
const note = (id: string, text = id) => testBlockOf('note', { text, tone: 'plain' }, { id })
const box = (id: string, content: Block[]) => testBlockOf('box', {}, { id, slots: { content } })

function read(blocks: Block[], options: Partial<PrepareOptions> = {}) {
  return prepareBlocks(registry, blocks, {
    sanitise: testSanitise,
    placeholders,
    audience: 'visitors',
    now,
    place: 'page(home)',
    ...options,
  })
}

function ids(blocks: readonly Block[]): unknown[] {
  return blocks.map(({ id, slots }) => (slots?.content ? [id, ids(slots.content)] : id))
}

describe('reading a sound tree', () => {
  it('answers the stored objects when nothing needs a change', () => {
    const blocks = [note('aaaa'), box('bbbb', [note('cccc')]), testBlockOf('rich', { html: '<p>sound</p>' })]
    const { blocks: ready, problems, nextEdge } = read(blocks)
    expect(ready).toBe(blocks)
    expect(problems).toEqual([])
    expect(nextEdge).toBeNull()
  })

  it('gives a view every prop that has a default, and changes nothing of what was stored', () => {
    const stored = Object.freeze(testBlockOf('note', Object.freeze({ text: 'x' }) as Block['props']))
    expect(read([stored]).blocks[0]?.props).toEqual({ text: 'x', tone: 'plain' })
    expect(stored.props).toEqual({ text: 'x' })
  })

  it('migrates from every version to the newest', () => {
    const { blocks, problems } = read([
      testBlockOf('moved', { title: 'one', size: 1 }, { id: 'aaaa', v: 1 }),
      testBlockOf('moved', { label: 'two' }, { id: 'bbbb', v: 2 }),
      testBlockOf('moved', { name: 'three' }, { id: 'cccc', v: 3 }),
    ])
    expect(problems).toEqual([])
    expect(blocks.map(({ v, props }) => ({ v, ...props }))).toEqual([
      { v: 3, name: 'one', size: 1 },
      { v: 3, name: 'two' },
      { v: 3, name: 'three' },
    ])
  })
})

describe('reading a tree with a block that fails', () => {
  it.each([['a text'], [null], [{}], [7]])('finds no block in %j, which is no list, and reports it', (stored) => {
    const { blocks, problems } = read(stored as unknown as Block[])
    expect(blocks).toEqual([])
    expect(problems).toEqual([
      { blockId: '', type: '', v: 0, code: 'BLOCK_MALFORMED', leftOut: true, message: 'page(home).blocks: expected a list of blocks' },
    ])
  })

  it.each<[string, Block, string, string]>([
    [
      'an unknown type',
      testBlockOf('gadget', {}),
      'UNKNOWN_TYPE',
      'page(home).blocks[1].slots.content[0]: expected a known type, got "gadget"',
    ],
    ['an inherited name as type', testBlockOf('constructor', {}), 'UNKNOWN_TYPE', 'got "constructor"'],
    ['a newer version', testBlockOf('note', { text: 'x' }, { v: 2 }), 'NEWER_VERSION', '.v: expected at most 1, got 2'],
    [
      'a prop of another type',
      testBlockOf('note', { text: 3 }),
      'PROPS_INVALID',
      'page(home).blocks[1].slots.content[0].props.text: expected string, got number',
    ],
    ['an unknown prop', testBlockOf('note', { text: 'x', html: '<b>' }), 'PROPS_INVALID', '.props.html: expected no such property'],
    ['a missing prop', testBlockOf('note', {}), 'PROPS_INVALID', '.props.text: expected a value, got nothing'],
    ['a text that is too long', testBlockOf('note', { text: 'x'.repeat(41) }), 'PROPS_INVALID', 'expected at most 40 characters, got 41'],
    [
      'an option that is none',
      testBlockOf('note', { text: 'x', tone: 'odd' }),
      'PROPS_INVALID',
      'expected one of ["plain","loud"], got "odd"',
    ],
    [
      'an unsafe address',
      testBlockOf('link', { label: 'x', href: 'javascript:x' }),
      'PROPS_INVALID',
      'expected safe-url, got "javascript:x"',
    ],
    ['a migration that throws', testBlockOf('moved', { label: 'burst' }, { v: 2 }), 'MIGRATION_FAILED', 'Error: it burst'],
    ['props over 128 kB', testBlockOf('rich', { html: 'é'.repeat(70_000) }), 'PROPS_OVERSIZE', 'expected at most 131072 bytes, got 140011'],
    [
      'props over 128 kB and of no schema',
      testBlockOf('note', { text: 'x'.repeat(200_000) }),
      'PROPS_OVERSIZE',
      'expected at most 131072 bytes',
    ],
    ['no props', { id: 'aaaa', type: 'note', v: 1 } as unknown as Block, 'BLOCK_MALFORMED', 'expected a block'],
    ['a name of objects as its id', { id: '__proto__', type: 'note', v: 1, props: {} }, 'BLOCK_MALFORMED', 'expected a block'],
    ['null', null as unknown as Block, 'BLOCK_MALFORMED', 'expected a block'],
    ['a text for a block', 'note' as unknown as Block, 'BLOCK_MALFORMED', 'expected a block'],
    [
      'a visibility that is none',
      testBlockOf('note', { text: 'x' }, { visibility: { audience: 'cats' } as unknown as Visibility }),
      'BLOCK_MALFORMED',
      '.visibility',
    ],
  ])('leaves out %s alone and says where it stands', (_, bad, code, message) => {
    const { blocks, problems } = read([note('aaaa'), box('bbbb', [bad, note('cccc')]), note('dddd')])
    expect(ids(blocks)).toEqual(['aaaa', ['bbbb', ['cccc']], 'dddd'])
    expect(problems).toMatchObject([{ code, leftOut: true, message: expect.stringContaining(message) as string }])
  })

  it('names the block, its type and its version', () => {
    expect(read([testBlockOf('gadget', {}, { id: 'gone', v: 7 })]).problems).toMatchObject([{ blockId: 'gone', type: 'gadget', v: 7 }])
  })

  it('leaves out what lies too deep, and what is too much', () => {
    const nested = (depth: number): Block => box(`d${depth}xx`, depth > 1 ? [nested(depth - 1)] : [])
    expect(read([nested(50)]).problems).toEqual([])
    expect(read([nested(51)]).problems).toMatchObject([{ code: 'TOO_DEEP', blockId: 'd1xx' }])
    const many = Array.from({ length: 2002 }, (_, index) => note(`n${index}`.padStart(5, '0')))
    const { blocks, problems } = read(many)
    expect(blocks).toHaveLength(2000)
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ['TOO_MANY_BLOCKS', 'page(home).blocks[2000]: expected at most 2000 blocks, left out 2'],
    ])
  })

  it('reports a tree that is deeper than the call stack', () => {
    let deep = note('last')
    for (let depth = 0; depth < 20_000; depth++) deep = box('boxx', [deep])
    expect(read([deep]).problems).toMatchObject([{ code: 'TOO_DEEP' }])
  })

  it('drops slots that the type does not have', () => {
    const odd = { ...note('aaaa'), slots: { inside: [note('bbbb')] } }
    const list = { ...box('cccc', []), slots: { content: 'x' as unknown as Block[] } }
    const nothing = { ...box('dddd', []), slots: { content: [], inside: null as unknown as Block[] } }
    const { blocks, problems } = read([odd, list, nothing])
    expect(blocks.map(({ slots }) => slots)).toEqual([{}, {}, { content: [] }])
    expect(problems.map(({ code, leftOut }) => [code, leftOut])).toEqual(Array.from({ length: 3 }, () => ['UNKNOWN_SLOT', false]))
  })
})

describe('reading texts', () => {
  it('cleans HTML that was stored unsafe, shows the rest and reports', () => {
    const { blocks, problems } = read([testBlockOf('rich', { html: '<p>a</p><script>x</script>', lead: '<b>c</b>' })])
    expect(blocks[0]?.props).toEqual({ html: '<p>a</p>', lead: '<b>c</b>' })
    expect(problems).toMatchObject([
      { code: 'UNSAFE_HTML', leftOut: false, message: 'page(home).blocks[0]: the sanitiser removed <script>' },
    ])
  })

  it('takes the sanitiser’s spelling without a report when nothing was removed', () => {
    const { blocks, problems } = read([testBlockOf('rich', { html: 'a<br/>' })])
    expect(blocks[0]?.props.html).toBe('a<br>')
    expect(problems).toEqual([])
  })

  it('asks the sanitiser nothing for a text without markup', () => {
    const sanitise = () => {
      throw new Error('asked')
    }
    expect(read([testBlockOf('rich', { html: 'plain' })], { sanitise }).problems).toEqual([])
  })

  it('fills placeholders: escaped in HTML, encoded in addresses, as they are in texts', () => {
    const { blocks } = read([
      testBlockOf('rich', { html: '<p>{{COMPANY_NAME}}</p>' }),
      note('aaaa', 'Chez {{COMPANY_NAME}}'),
      testBlockOf('link', { label: 'x', href: 'tel:{{COMPANY_PHONE}}', links: [{ href: '/x' }] }),
    ])
    expect(blocks.map(({ props }) => props)).toEqual([
      { html: '<p>Dupont &amp; Fils</p>' },
      { text: 'Chez Dupont & Fils', tone: 'plain' },
      { label: 'x', href: 'tel:019900', links: [{ href: '/x' }] },
    ])
  })

  it('fills after cleaning: a value cannot bring markup in', () => {
    const values = new Map([['COMPANY_NAME', '<script>x</script>']])
    expect(read([testBlockOf('rich', { html: '<p>{{COMPANY_NAME}}</p>' })], { placeholders: values }).blocks[0]?.props.html).toBe(
      '<p>&lt;script&gt;x&lt;/script&gt;</p>',
    )
  })

  it('reports an empty placeholder and leaves it out, with the address that depends on it', () => {
    const { blocks, problems } = read([
      note('aaaa', 'Chez nous, {{NONE}}.'),
      testBlockOf('link', { label: 'x', href: 'mailto:{{NONE}}', links: [{ href: 'tel:{{NONE}}' }, { href: '/x' }] }, { id: 'bbbb' }),
    ])
    expect(blocks.map(({ props }) => props)).toEqual([
      { text: 'Chez nous.', tone: 'plain' },
      { label: 'x', links: [{ href: '/x' }] },
    ])
    expect(problems.map(({ code, blockId, leftOut }) => [code, blockId, leftOut])).toEqual([
      ['EMPTY_PLACEHOLDER', 'aaaa', false],
      ['EMPTY_PLACEHOLDER', 'bbbb', false],
      ['EMPTY_PLACEHOLDER', 'bbbb', false],
    ])
  })

  it('shows a text that filling made longer than a writer may make it', () => {
    const values = new Map([['COMPANY_NAME', 'x'.repeat(60)]])
    const { blocks, problems } = read([note('aaaa', 'Chez {{COMPANY_NAME}}')], { placeholders: values })
    expect(blocks[0]?.props.text).toBe(`Chez ${'x'.repeat(60)}`)
    expect(problems).toEqual([])
  })

  it('leaves out a block that cannot be without the text that is missing', () => {
    const { blocks, problems } = read([note('aaaa', '{{NONE}}'), note('bbbb')])
    expect(ids(blocks)).toEqual(['bbbb'])
    expect(problems.map(({ code }) => code)).toEqual(['EMPTY_PLACEHOLDER', 'PROPS_INVALID'])
  })
})

describe('reading where a part of the site is closed', () => {
  const isClosed = (address: string) => address.startsWith('/blog')
  const door = testType({ type: 'door', required: ['href'], props: { href: { type: 'string', format: 'safe-url', maxLength: 90 } } })
  const withDoors = createRegistry([...testTypes, door])
  const readClosed = (block: Block) =>
    prepareBlocks(withDoors, [block], { sanitise: testSanitise, placeholders, isClosed, audience: 'visitors', now })

  it('leaves out blocks of that part and blocks that held nothing else, without a report', () => {
    const withPart = createRegistry([
      ...testTypes,
      testType({ type: 'letters', partOf: 'newsletter' }),
      testType({ type: 'posts', partOf: 'blog' }),
    ])
    const posts = testBlockOf('posts', {}, { id: 'post' })
    const stored = [
      box('full', [note('kept'), posts]),
      box('gone', [box('deep', [posts])]),
      box('none', []),
      testBlockOf('letters', {}, { id: 'lett' }),
    ]
    const closed = {
      sanitise: testSanitise,
      placeholders,
      isClosed: (address: string) => address === 'blog',
      audience: 'visitors' as const,
      now,
    }
    const { blocks, problems } = prepareBlocks(withPart, stored, closed)
    expect(ids(blocks)).toEqual([['full', ['kept']], ['none', []], 'lett'])
    expect(problems).toEqual([])
    expect(prepareBlocks(withPart, stored, { ...closed, isClosedItself: true }).blocks).toBe(stored)
  })

  it('removes a closed address with its list item and leaves other addresses as stored', () => {
    const links = [{ href: '/blog' }, { href: '/contact' }]
    const { blocks, problems } = readClosed(testBlockOf('link', { label: 'Lire', href: '/blog/vin', links }))
    expect(blocks[0]?.props).toEqual({ label: 'Lire', links: [{ href: '/contact' }] })
    expect(problems).toEqual([])
    const sound = testBlockOf('link', { label: 'Lire', href: '/contact' })
    expect(readClosed(sound).blocks[0]).toBe(sound)
  })

  it('leaves out without a report a block that is nothing without its address', () => {
    expect(readClosed(testBlockOf('door', { href: '/blog' }))).toMatchObject({ blocks: [], problems: [] })
    expect(readClosed(testBlockOf('door', { href: '/contact' })).blocks).toHaveLength(1)
  })

  it('keeps the words of a link in a text', () => {
    const html = '<p>Lisez <a title="a > b" href="/blog?n=1&amp;m=2">notre <em>article</em></a>, ou <a href="/contact">écrivez</a>.</p>'
    expect(readClosed(testBlockOf('rich', { html, lead: '<a href="/blog">Tout</a>' })).blocks[0]?.props).toEqual({
      html: '<p>Lisez notre <em>article</em>, ou <a href="/contact">écrivez</a>.</p>',
      lead: 'Tout',
    })
  })
})

describe('reading for an audience at an instant', () => {
  const visibility = (change: Partial<Visibility>): Visibility => ({
    audience: 'all',
    screens: ['mobile', 'desktop'],
    from: null,
    until: null,
    ...change,
  })
  const seen = (change: Partial<Visibility>) => ({ ...note('aaaa'), visibility: visibility(change) })

  it('leaves out without a report what is not meant for the reader', () => {
    const blocks = [seen({ audience: 'members' }), note('bbbb')]
    expect(ids(read(blocks).blocks)).toEqual(['bbbb'])
    expect(read(blocks).problems).toEqual([])
    expect(ids(read(blocks, { audience: 'admins' }).blocks)).toEqual(['aaaa', 'bbbb'])
  })

  it('answers the next instant at which anything in the tree appears or goes', () => {
    const edges = [
      seen({ until: '2026-11-20T15:00:00Z' }),
      box('bbbb', [seen({ from: '2026-11-20T13:00:00Z' })]),
      seen({ from: '2026-11-19T00:00:00Z' }),
    ]
    expect(read(edges).nextEdge).toBe(Date.parse('2026-11-20T13:00:00Z'))
  })

  it('keeps screens for the style sheet', () => {
    expect(read([seen({ screens: ['mobile'] })]).blocks).toHaveLength(1)
  })
})

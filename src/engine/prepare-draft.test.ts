import { describe, expect, it } from 'vitest'
import type { Block, Visibility } from '#schemas/generated/content.ts'
import { testBlockOf, testSanitise, testType, testTypes } from '#tests/support/blocks/test-registry.ts'
import { patchBlocks, type BlockPatch } from './document/patch-blocks.ts'
import { createDraftReader, type DraftBlocks } from './prepare-draft.ts'
import { prepareBlocks, type PrepareOptions } from './prepare-blocks.ts'
import { createRegistry } from './registry/registry.ts'

const validated: string[] = []
const types = [
  ...testTypes,
  testType({ type: 'posts', partOf: 'blog' }),
  testType({ type: 'door', required: ['href'], props: { href: { type: 'string', format: 'safe-url', maxLength: 90 } } }),
].map((definition) => ({
  ...definition,
  validate: new Proxy(definition.validate, {
    apply: (validate, _self, [props]: [unknown]) => {
      validated.push(definition.manifest.type)
      return validate(props)
    },
  }),
}))
const counted = createRegistry(types)
const options: PrepareOptions = {
  sanitise: testSanitise,
  placeholders: new Map([['COMPANY_NAME', 'Dupont & Fils']]),
  isClosed: (address) => address === 'blog' || address === '/blog',
  audience: 'visitors',
  now: Date.parse('2026-11-20T12:00:00Z'),
}
const read = (blocks: Block[]) => createDraftReader(counted, options)(blocks)
const note = (id: string, text = id) => testBlockOf('note', { text, tone: 'plain' }, { id })
const box = (id: string, content: Block[]) => testBlockOf('box', {}, { id, slots: { content } })
const seen = (id: string, change: Partial<Visibility>): Block => ({
  ...note(id),
  visibility: { audience: 'all', screens: ['mobile', 'desktop'], from: null, until: null, ...change },
})
const findingsOf = ({ findings }: DraftBlocks) => findings.map(({ blockId, code, leftOut }) => [blockId, code, leftOut])

/** The blocks that a visitor would see, from the reading of a draft. */
function shownOf({ blocks, findings }: DraftBlocks): Block[] {
  const left = new Set(findings.flatMap(({ blockId, leftOut }) => (leftOut ? [blockId] : [])))
  const filter = (list: Block[]): Block[] =>
    list.flatMap((block) => {
      if (left.has(block.id)) return []
      if (!block.slots) return [block]
      return [{ ...block, slots: Object.fromEntries(Object.entries(block.slots).map(([name, children]) => [name, filter(children)])) }]
    })
  return filter(blocks)
}

describe('createDraftReader', () => {
  it.each<[string, Block, string]>([
    ['an unknown type', testBlockOf('gadget', { html: '<script>x</script>' }, { id: 'aaaa' }), 'UNKNOWN_TYPE'],
    ['a newer version', testBlockOf('rich', { html: '<script>x</script>' }, { id: 'aaaa', v: 2 }), 'NEWER_VERSION'],
    ['a migration that throws', testBlockOf('moved', { label: 'burst' }, { id: 'aaaa', v: 2 }), 'MIGRATION_FAILED'],
    ['props over 128 kB', testBlockOf('rich', { html: 'é'.repeat(70_000) }, { id: 'aaaa' }), 'PROPS_OVERSIZE'],
  ])('keeps %s without its props, with the reason', (_, block, code) => {
    const draft = read([block])
    expect(draft.blocks).toEqual([{ ...block, props: {} }])
    expect(findingsOf(draft)).toEqual([['aaaa', code, true]])
  })

  it.each<[string, Block, string]>([
    ['for members', seen('aaaa', { audience: 'members' }), 'HIDDEN_FOR'],
    ['of a later date', seen('aaaa', { from: '2026-11-21T00:00:00Z' }), 'LATER'],
    ['of a past date', seen('aaaa', { until: '2026-11-19T00:00:00Z' }), 'OVER'],
    ['of a closed part of the site', testBlockOf('posts', {}, { id: 'aaaa' }), 'CLOSED_PLACE'],
    ['that depends on a closed page', testBlockOf('door', { href: '/blog' }, { id: 'aaaa' }), 'CLOSED_LINK'],
    ['that holds closed parts alone', box('aaaa', [testBlockOf('posts', {}, { id: 'bbbb' })]), 'EMPTIED'],
  ])('keeps a block %s as it is, with the reason', (_, block, code) => {
    const draft = read([block, note('cccc')])
    expect(draft.blocks[0]).toBe(block)
    expect(findingsOf(draft)).toContainEqual(['aaaa', code, true])
    expect(shownOf(draft)).toEqual([note('cccc')])
  })

  it('points to each rule that half-filled props break, and keeps what a view can show', () => {
    const draft = read([
      testBlockOf('note', { text: '' }, { id: 'aaaa' }),
      testBlockOf('link', { links: [{}, { href: '/a' }] }, { id: 'bbbb' }),
    ])
    expect(draft.findings.map(({ code, faults }) => [code, faults])).toEqual([
      ['PROPS_INVALID', [{ pointer: '/text', keyword: 'minLength' }]],
      [
        'PROPS_INVALID',
        [
          { pointer: '/label', keyword: 'required' },
          { pointer: '/links/0/href', keyword: 'required' },
        ],
      ],
    ])
    expect(draft.blocks.map(({ props }) => props)).toEqual([{ text: '', tone: 'plain' }, { links: [{}, { href: '/a' }] }])
  })

  it('takes values of a wrong shape away from a view and cleans the rest', () => {
    const html = '<p>a</p><script>x</script>'
    const draft = read([
      testBlockOf('rich', { html, lead: ['<script>x</script>'], extra: html }, { id: 'aaaa' }),
      testBlockOf('link', { href: 'javascript:x', links: [3, { href: 'javascript:x' }, 'x', { href: '/b' }] }, { id: 'bbbb' }),
      testBlockOf('note', { text: { html }, tone: 'odd' }, { id: 'cccc' }),
    ])
    expect(draft.blocks.map(({ props }) => props)).toEqual([{ html: '<p>a</p>' }, { links: [{}, { href: '/b' }] }, { tone: 'plain' }])
    expect(findingsOf(draft)).toEqual([
      ['aaaa', 'UNSAFE_HTML', false],
      ['aaaa', 'PROPS_INVALID', true],
      ['bbbb', 'PROPS_INVALID', true],
      ['cccc', 'PROPS_INVALID', true],
    ])
  })

  it('keeps the children of a block that is left out, with their own findings', () => {
    const inside = testBlockOf('note', { text: 3 }, { id: 'bbbb' })
    const draft = read([{ ...box('aaaa', [inside]), type: 'gadget' }])
    expect(draft.blocks[0]?.slots?.content).toEqual([{ ...inside, props: { tone: 'plain' } }])
    expect(findingsOf(draft)).toEqual([
      ['aaaa', 'UNKNOWN_TYPE', true],
      ['bbbb', 'PROPS_INVALID', true],
    ])
  })

  it('leaves out what is no block, too deep or over the limit, with the reason', () => {
    const nested = (depth: number): Block => box(`d${depth}xx`, depth > 1 ? [nested(depth - 1)] : [])
    const many = Array.from({ length: 2001 }, (_, index) => note(`n${index}`.padStart(5, '0')))
    expect(findingsOf(read([null as unknown as Block, note('aaaa')]))).toEqual([['', 'BLOCK_MALFORMED', true]])
    expect(findingsOf(read([{ ...note('aaaa'), id: '__proto__' }, note('bbbb')]))).toEqual([['__proto__', 'BLOCK_MALFORMED', true]])
    expect(findingsOf(read('text' as unknown as Block[]))).toEqual([['', 'BLOCK_MALFORMED', true]])
    expect(findingsOf(read([nested(51)]))).toEqual([['d1xx', 'TOO_DEEP', true]])
    expect(findingsOf(read(many))).toEqual([['n2000', 'TOO_MANY_BLOCKS', true]])
    const odd = { ...note('aaaa'), visibility: 'cats' as unknown as Visibility, slots: { inside: 3 as unknown as Block[] } }
    expect(read([odd]).blocks).toEqual([{ ...note('aaaa'), slots: {} }])
  })

  it('shows a visitor the same blocks as the default mode, and the next change', () => {
    const posts = (id: string) => testBlockOf('posts', {}, { id })
    const blocks = [
      box('aaaa', [
        note('bbbb'),
        posts('cccc'),
        testBlockOf('rich', { html: '<b>{{COMPANY_NAME}}</b><script>x</script>' }, { id: 'dddd' }),
      ]),
      box('eeee', [box('ffff', [posts('gggg')])]),
      box('hhhh', [{ ...seen('iiii', { audience: 'members' }), ...box('iiii', [posts('jjjj')]) }]),
      box('kkkk', [testBlockOf('note', {}, { id: 'llll' })]),
      seen('mmmm', { until: '2026-11-20T15:00:00Z' }),
      testBlockOf('moved', { title: 'one' }, { id: 'nnnn' }),
      testBlockOf('gadget', {}, { id: 'oooo' }),
    ]
    const stored = structuredClone(blocks)
    const draft = read(blocks)
    const page = prepareBlocks(counted, blocks, options)
    expect(shownOf(draft)).toEqual(page.blocks)
    expect(draft.nextEdge).toBe(page.nextEdge)
    expect(blocks).toEqual(stored)
  })

  it('validates the changed block alone, of 1,000, and keeps every other object', () => {
    const page = Array.from({ length: 100 }, (_, row) =>
      box(`r${row}xx`, [
        box(
          `i${row}xx`,
          Array.from({ length: 8 }, (_each, index) => note(`r${row}c${index}`)),
        ),
      ]),
    )
    page[3] = box('r3xx', [...(page[3]?.slots?.content ?? []), testBlockOf('rich', { html: 'a<br/>' }, { id: 'rich' })])
    const reader = createDraftReader(counted, options)
    const before = reader(page)
    const edit = (...patches: BlockPatch[]) => {
      validated.splice(0)
      return reader(patchBlocks(page, patches))
    }
    const after = edit({ op: 'set-props', id: 'r3c5', props: { text: 'changed', tone: 'loud' } })
    expect(validated).toEqual(['note'])
    const changed = after.blocks.filter((block, index) => block !== before.blocks[index])
    expect(changed.map(({ id }) => id)).toEqual(['r3xx'])
    expect(changed[0]?.slots?.content?.[1]).toBe(before.blocks[3]?.slots?.content?.[1])
    edit({ op: 'remove', id: 'r3c5' }, { op: 'move', id: 'r4xx', to: { parent: null, slot: '', index: 9 } })
    expect(validated).toEqual([])
  })

  it('repeats the findings of blocks that did not change', () => {
    const reader = createDraftReader(counted, options)
    const page = [box('aaaa', [testBlockOf('note', {}, { id: 'bbbb' })]), note('cccc')]
    const before = reader(page)
    const after = reader(patchBlocks(page, [{ op: 'set-props', id: 'cccc', props: { text: 'x', tone: 'plain' } }]))
    expect(after.findings).toEqual(before.findings)
    expect(findingsOf(reader(patchBlocks(page, [{ op: 'set-props', id: 'bbbb', props: { text: 'x' } }])))).toEqual([])
  })
})

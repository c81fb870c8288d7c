import { describe, expect, it } from 'vitest'
import type { Block, Json, PageDocument, Visibility } from '#schemas/generated/content.ts'
import { pageWith } from '#tests/support/blocks/block-examples.ts'
import { testBlockOf, testRegistry, testSanitise } from '#tests/support/blocks/test-registry.ts'
import { checkPage, checkShell } from './validate-page.ts'

const registry = testRegistry()
const note = (id: string, props: Block['props'] = { text: id }) => testBlockOf('note', props, { id })
const box = (id: string, content: Block[], slots: Record<string, Block[]> = {}) =>
  testBlockOf('box', {}, { id, slots: { content, ...slots } })

function check(blocks: unknown[], stored: Block[][] = [], locale = 'fr_FR') {
  return checkPage(registry, pageWith(blocks as Block[]), { sanitise: testSanitise, stored, locale })
}

function brief(issues: ReturnType<typeof check>): unknown[] {
  return issues.map(({ blockId, pointer, code }) => [blockId, pointer, code])
}

const here = '/layout/blocks/0'

describe('checkPage', () => {
  it('finds nothing in a sound page', () => {
    expect(check([note('aaaa'), box('bbbb', [note('cccc')], { head: [note('dddd')] }), testBlockOf('rich', { html: '<p>x</p>' })])).toEqual(
      [],
    )
  })

  it.each<[string, unknown, string, string]>([
    ['a prop of another type', note('aaaa', { text: 3 }), `${here}/props/text`, 'TYPE'],
    ['a missing prop', note('aaaa', {}), `${here}/props/text`, 'REQUIRED'],
    ['an empty text', note('aaaa', { text: '' }), `${here}/props/text`, 'TOO_SHORT'],
    ['an over-long text', note('aaaa', { text: 'x'.repeat(41) }), `${here}/props/text`, 'TOO_LONG'],
    ['an option that is none', note('aaaa', { text: 'x', tone: 'odd' }), `${here}/props/tone`, 'OPTION'],
    ['an unknown prop', note('aaaa', { text: 'x', 'a/b': 1 }), `${here}/props/a~1b`, 'UNKNOWN_PROP'],
    ['an unsafe address', testBlockOf('link', { label: 'x', href: '//y' }, { id: 'aaaa' }), `${here}/props/href`, 'FORMAT'],
    [
      'an unsafe address in a list',
      testBlockOf('link', { label: 'x', links: [{ href: '/' }, { href: 'data:x' }] }, { id: 'aaaa' }),
      `${here}/props/links/1/href`,
      'FORMAT',
    ],
    [
      'too many items',
      testBlockOf('link', { label: 'x', links: Array(6).fill({ href: '/' }) }, { id: 'aaaa' }),
      `${here}/props/links`,
      'TOO_MANY_ITEMS',
    ],
    ['unsafe HTML', testBlockOf('rich', { html: '<script>x</script>' }, { id: 'aaaa' }), `${here}/props/html`, 'UNSAFE_HTML'],
    ['an unknown type', testBlockOf('gadget', {}, { id: 'aaaa' }), `${here}/type`, 'UNKNOWN_TYPE'],
    ['a newer version', { ...note('aaaa'), v: 2 }, `${here}/v`, 'NEWER_VERSION'],
    [
      'an old block that does not migrate',
      testBlockOf('moved', { label: 'burst' }, { id: 'aaaa', v: 2 }),
      `${here}/props`,
      'MIGRATION_FAILED',
    ],
    ['props over 128 kB', testBlockOf('rich', { html: 'x'.repeat(140_000) }, { id: 'aaaa' }), `${here}/props`, 'PROPS_TOO_LARGE'],
    [
      'a visibility without end',
      { ...note('aaaa'), visibility: { audience: 'all', screens: ['mobile'], from: null } },
      `${here}/visibility/until`,
      'REQUIRED',
    ],
    [
      'a date that is none',
      { ...note('aaaa'), visibility: { audience: 'all', screens: ['mobile'], from: 'soon', until: null } },
      `${here}/visibility/from`,
      'FORMAT',
    ],
    ['an unknown key', { ...note('aaaa'), style: 'x' }, `${here}/style`, 'UNKNOWN_PROP'],
    ['an unknown slot', { ...note('aaaa'), slots: { inside: [] } }, `${here}/slots/inside`, 'UNKNOWN_SLOT'],
    ['slots that are no lists', { ...box('aaaa', []), slots: { content: 'x' } }, `${here}/slots/content`, 'TYPE'],
    ['too many children', box('aaaa', [note('n001'), note('n002'), note('n003'), note('n004')]), `${here}/slots/content`, 'SLOT_TOO_MANY'],
    ['too few children', testBlockOf('pair', {}, { id: 'aaaa' }), `${here}/slots/both`, 'SLOT_TOO_FEW'],
    ['a block at the top that belongs in a bar', testBlockOf('strip', {}, { id: 'aaaa' }), here, 'SLOT_REFUSED'],
  ])('refuses %s', (_, block, pointer, code) => {
    expect(brief(check([block]))).toEqual([['aaaa', pointer, code]])
  })

  it.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['a text', 'note'],
  ])('refuses %s for a block', (_, block) => {
    expect(brief(check([block]))).toEqual([[null, here, 'BLOCK_MALFORMED']])
  })

  it.each(['-abc', 'A234', 'x'.repeat(65), '', 'a b c', '__proto__', 'constructor', 'toString', 3])('refuses the id %j', (id) => {
    expect(check([{ ...note('aaaa'), id }])).toMatchObject([{ pointer: `${here}/id` }])
  })

  it('refuses a child of a type that its slot does not accept', () => {
    expect(brief(check([box('aaaa', [], { head: [testBlockOf('rich', { html: 'x' }, { id: 'bbbb' })] })]))).toEqual([
      ['bbbb', `${here}/slots/head/0`, 'SLOT_REFUSED'],
    ])
    expect(brief(check([box('aaaa', [testBlockOf('strip', {}, { id: 'bbbb' })])]))).toEqual([
      ['bbbb', `${here}/slots/content/0`, 'SLOT_REFUSED'],
    ])
  })

  it('refuses an id twice, wherever the two blocks stand', () => {
    expect(brief(check([box('aaaa', [note('bbbb')]), note('bbbb')]))).toEqual([['bbbb', '/layout/blocks/1/id', 'DUPLICATE_ID']])
  })

  it('lists every issue, with what the sanitiser would remove', () => {
    const issues = check([note('aaaa', { tone: 'odd' }), testBlockOf('rich', { html: '<script>', lead: '<script>' }, { id: 'bbbb' })])
    expect(brief(issues)).toEqual([
      ['aaaa', '/layout/blocks/0/props/text', 'REQUIRED'],
      ['aaaa', '/layout/blocks/0/props/tone', 'OPTION'],
      ['bbbb', '/layout/blocks/1/props/html', 'UNSAFE_HTML'],
      ['bbbb', '/layout/blocks/1/props/lead', 'UNSAFE_HTML'],
    ])
    expect(issues[2]?.removed).toEqual(['<script>'])
    expect(issues[0]).not.toHaveProperty('removed')
  })

  it('says of an empty text that its field is required', () => {
    expect(check([note('aaaa', { text: '' })])).toMatchObject([{ code: 'TOO_SHORT', message: 'Ce champ est obligatoire.' }])
  })

  it('speaks the caller’s language', () => {
    const bad = [note('aaaa', { text: 'x'.repeat(41) }), testBlockOf('gadget', {}, { id: 'bbbb' })]
    expect(check(bad).map(({ message }) => message)).toEqual([
      'Saisissez 40 caractères au plus.',
      'Ce site ne connaît pas le type d’élément «\u202fgadget\u202f»\u00a0: un tel élément reste tel qu’il était en ligne, ou il se retire.',
    ])
    expect(check(bad, [], 'en_GB').map(({ message }) => message)).toEqual([
      'Enter no more than 40 characters.',
      'This site does not know the block type “gadget”: such a block stays as it was published, or it is deleted.',
    ])
  })
})

describe('limits of a page', () => {
  const nested = (depth: number): Block => box(`d${depth}xx`, depth > 1 ? [nested(depth - 1)] : [])

  it('are 50 levels', () => {
    expect(check([nested(50)])).toEqual([])
    expect(check([nested(51)])).toMatchObject([{ code: 'TOO_DEEP', blockId: 'd1xx' }])
  })

  it('are 2,000 blocks', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => note(String(index).padStart(5, '0')))
    expect(check(many(2000))).toEqual([])
    expect(brief(check(many(2005)))).toEqual([[null, '/layout/blocks/2000', 'TOO_MANY_BLOCKS']])
  })

  it('are 400 levels of its JSON, the page itself the first of them', () => {
    const lists = (depth: number): Json => (depth === 1 ? [] : [lists(depth - 1)])
    const deepest = (json: number) => brief(check([note('aaaa', { text: 'x', more: lists(json - 5) })]))
    expect(deepest(400)).toEqual([['aaaa', `${here}/props/more`, 'UNKNOWN_PROP']])
    expect(deepest(401)).toEqual([[null, `${here}/props/more${'/0'.repeat(395)}`, 'TOO_DEEP']])
  })

  it('are 1 MiB, to the byte', () => {
    const page = (last: number) => {
      const lengths = [...Array<number>(9).fill(110_000), last]
      return pageWith(lengths.map((length, index) => testBlockOf('rich', { html: 'x'.repeat(length) }, { id: `b${index}xx` })))
    }
    const rest = 1_048_576 - new TextEncoder().encode(JSON.stringify(page(0))).length
    const codes = (last: number) => brief(checkPage(registry, page(last), { sanitise: testSanitise }))
    expect(codes(rest)).toEqual([])
    expect(codes(rest + 1)).toEqual([[null, '', 'DOCUMENT_TOO_LARGE']])
  })

  it('hold a document that is deeper than the stack', () => {
    let deep: Block = note('last')
    for (let depth = 0; depth < 20_000; depth++) deep = box('boxx', [deep])
    expect(check([deep])).toMatchObject([{ code: 'TOO_DEEP' }])
  })
})

describe('values that no document may hold', () => {
  it.each<[string, unknown, string, string]>([
    ['a key of the prototype', JSON.parse('{"__proto__":{"x":1},"text":"x"}'), `${here}/props/__proto__`, 'FORBIDDEN_KEY'],
    ['a constructor', { text: 'x', constructor: { prototype: {} } }, `${here}/props/constructor`, 'FORBIDDEN_KEY'],
    ['an integer that double precision cannot hold', { text: 2 ** 53 }, `${here}/props/text`, 'NUMBER_PRECISION'],
    ['infinity', { text: Infinity }, `${here}/props/text`, 'NUMBER_PRECISION'],
    ['half a surrogate pair', { text: 'x\ud83d' }, `${here}/props/text`, 'TEXT_ENCODING'],
    ['a NUL', { text: 'x\u0000' }, `${here}/props/text`, 'TEXT_ENCODING'],
    ['undefined', { text: undefined }, `${here}/props/text`, 'NOT_JSON'],
  ])('%s', (_, props, pointer, code) => {
    expect(brief(check([{ ...note('aaaa'), props }]))).toEqual([[null, pointer, code]])
  })

  it('leave Object.prototype alone', () => {
    check([{ ...note('aaaa'), props: JSON.parse('{"__proto__":{"polluted":1}}') as unknown }])
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})

describe('the head of a page', () => {
  it.each<[Partial<Record<keyof PageDocument, unknown>>, string, string]>([
    [{ title: '' }, '/title', 'TOO_SHORT'],
    [{ url: '/x' }, '/url', 'FORMAT'],
    [{ locale: 'fr' }, '/locale', 'FORMAT'],
    [{ shell: 'wide' }, '/shell', 'OPTION'],
    [{ seo: { keywords: 'x' } }, '/seo/keywords', 'UNKNOWN_PROP'],
    [{ middleware: 'admin' }, '/middleware', 'TYPE'],
    [{ layout: { id: 1, hash: '', blocks: {} } }, '/layout/blocks', 'TYPE'],
  ])('refuses %j', (change, pointer, code) => {
    const issues = checkPage(registry, { ...pageWith([]), ...change }, { sanitise: testSanitise })
    expect(brief(issues)).toEqual([[null, pointer, code]])
  })

  it.each([null, [], 'page', 3, { title: 'x' }])('refuses %j for a page', (document) => {
    expect(checkPage(registry, document, { sanitise: testSanitise }).length).toBeGreaterThan(0)
  })
})

describe('a block that does not validate', () => {
  const kept: readonly (readonly [string, Block])[] = [
    ['of an unknown type', testBlockOf('gadget', { size: 3 }, { id: 'oddd', slots: { parts: [note('part')] } })],
    ['of a newer version', { ...note('oddd'), v: 9 }],
    ['with invalid props', note('oddd', { text: 3 })],
    ['with unsafe HTML', testBlockOf('rich', { html: '<script>x</script>' }, { id: 'oddd' })],
    ['over 128 kB', testBlockOf('rich', { html: 'x'.repeat(140_000) }, { id: 'oddd' })],
    ['that does not migrate', testBlockOf('moved', { label: 'burst' }, { id: 'oddd', v: 2 })],
    ['with too many children', box('oddd', [note('n001'), note('n002'), note('n003'), note('n004')])],
    ['with a child that its slot refuses', box('oddd', [testBlockOf('strip', {}, { id: 'inne' })])],
    ['in a slot that its type has not', { ...note('oddd'), slots: { inside: [note('part')] } }],
  ]

  it.each(kept)('%s passes while its neighbours change', (_, odd) => {
    const stored = [[note('aaaa'), odd]]
    expect(check([note('aaaa', { text: 'new' }), note('bbbb'), odd], stored)).toEqual([])
    expect(check([box('cccc', [structuredClone(odd)])], stored)).toEqual([])
  })

  it.each(kept)('%s passes when any revision of the page had it', (_, odd) => {
    expect(check([odd], [[note('aaaa')], [box('cccc', [odd])]])).toEqual([])
  })

  it.each(kept)('%s is refused when it is new', (_, odd) => {
    expect(check([odd], [[note('aaaa')]]).length).toBeGreaterThan(0)
    expect(check([odd]).length).toBeGreaterThan(0)
  })

  it.each<[string, (odd: Block) => Block]>([
    ['props', (odd) => ({ ...odd, props: { ...odd.props, more: 1 } })],
    ['version', (odd) => ({ ...odd, v: odd.v + 1 })],
    ['type', (odd) => ({ ...odd, type: 'widget' })],
    ['visibility', (odd) => ({ ...odd, visibility: { audience: 'members', screens: ['mobile'], from: null, until: null } })],
    ['children', (odd) => ({ ...odd, slots: { parts: [note('part'), note('more')] } })],
    ['children’s order', (odd) => ({ ...odd, slots: { parts: [note('more'), note('part')] } })],
  ])('is refused when its %s changed', (_, change) => {
    const odd = testBlockOf('gadget', { size: 3 }, { id: 'oddd', slots: { parts: [note('part'), note('last')] } })
    expect(check([change(odd)], [[odd]]).length).toBeGreaterThan(0)
  })

  it('does not take a child of another type into its place', () => {
    const stored = box('oddd', [], { head: [testBlockOf('rich', { html: 'x' }, { id: 'inne' })] })
    expect(check([stored], [[stored]])).toEqual([])
    const swapped = box('oddd', [], { head: [testBlockOf('link', { label: 'x' }, { id: 'inne' })] })
    expect(brief(check([swapped], [[stored]]))).toEqual([['inne', `${here}/slots/head/0`, 'SLOT_REFUSED']])
  })

  it.each<[string, Block]>([
    ['an unknown type', testBlockOf('gadget', { size: 3 }, { id: 'oddd' })],
    ['a newer version', { ...note('oddd'), v: 9 }],
    ['invalid props', note('oddd', { text: 3 })],
  ])('accepts a stored block of %s that a draft leaves without its empty slot', (_, odd) => {
    expect(check([note('aaaa'), odd], [[note('aaaa'), { ...odd, slots: { parts: [] } }]])).toEqual([])
  })

  it('accepts a stored block at a root that refuses its type today, and refuses a new one', () => {
    const inner = (id: string) => testBlockOf('strip', {}, { id })
    const stored = [[note('aaaa'), inner('oddd')]]
    expect(check([note('aaaa', { text: 'new' }), inner('oddd')], stored)).toEqual([])
    expect(brief(check([inner('oddd'), inner('nnnn')], stored))).toEqual([['nnnn', '/layout/blocks/1', 'SLOT_REFUSED']])
  })

  it('lets its children be edited: they are checked on their own', () => {
    const odd = (text: unknown) => testBlockOf('gadget', {}, { id: 'oddd', slots: { parts: [note('part', { text } as Block['props'])] } })
    expect(check([odd('new')], [[odd('old')]])).toEqual([])
    expect(brief(check([odd(3)], [[odd('old')]]))).toEqual([['part', `${here}/slots/parts/0/props/text`, 'TYPE']])
  })
})

describe('a fault of the structure', () => {
  const marked = (id: string, anchor = 'tarifs', more: Partial<Block> = {}) => ({
    ...testBlockOf('rich', { html: id, anchor }, { id }),
    ...more,
  })
  const members: Visibility = { audience: 'members', screens: ['mobile'], from: null, until: null }
  const visitors: Visibility = { ...members, audience: 'visitors' }
  const chain = (depth: number, inner: Block[] = []): Block => box(`d${depth}xx`, depth > 1 ? [chain(depth - 1, inner)] : inner)
  const many = (count: number) => Array.from({ length: count }, (_, index) => note(String(index).padStart(5, '0')))
  const heavy = (length: number) =>
    Array.from({ length: 10 }, (_, index) => testBlockOf('rich', { html: 'x'.repeat(length) }, { id: `b${index}xx` }))
  const odd = (block: Block, change: object): Block => ({ ...block, ...change })

  const faults: readonly (readonly [string, { readonly stored: Block[]; readonly code: string; readonly worse: Block[] }])[] = [
    ['an id that two blocks have', { code: 'DUPLICATE_ID', stored: [note('twin'), box('bbbb', [note('twin')])], worse: [note('twin')] }],
    ['an anchor of two places', { code: 'DUPLICATE_ANCHOR', stored: [marked('aaaa'), marked('bbbb')], worse: [marked('cccc')] }],
    ['a block of depth 52', { code: 'TOO_DEEP', stored: [chain(52)], worse: [box('e1xx', [odd(chain(52), { id: 'e2xx' })])] }],
    ['more than 2,000 blocks', { code: 'TOO_MANY_BLOCKS', stored: many(2003), worse: [note('onemore')] }],
    ['more than 1 MiB', { code: 'DOCUMENT_TOO_LARGE', stored: heavy(120_000), worse: [note('onemore')] }],
    ['an id of another form', { code: 'FORMAT', stored: [odd(note('aaaa'), { id: 'A 1' })], worse: [odd(note('aaaa'), { id: 'B 2' })] }],
    ['an unknown key', { code: 'UNKNOWN_PROP', stored: [odd(note('aaaa'), { style: 'x' })], worse: [odd(note('bbbb'), { style: 'y' })] }],
    [
      'a visibility that is none',
      {
        code: 'REQUIRED',
        stored: [odd(note('aaaa'), { visibility: { audience: 'all' } })],
        worse: [odd(note('bbbb'), { visibility: {} })],
      },
    ],
    [
      'slots that are no lists',
      {
        code: 'TYPE',
        stored: [odd(box('aaaa', []), { slots: { content: 'x' } })],
        worse: [odd(box('bbbb', []), { slots: { content: 3 } })],
      },
    ],
    ['a version that is none', { code: 'TYPE', stored: [odd(note('aaaa'), { v: 'x' })], worse: [odd(note('bbbb'), { v: 'y' })] }],
    ['a value that is no block', { code: 'BLOCK_MALFORMED', stored: ['text' as unknown as Block], worse: [3 as unknown as Block] }],
  ]

  it.each(faults)('passes with %s while it is stored so, and its neighbours change', (_, { stored, code }) => {
    expect(check(stored).map((issue) => issue.code)).toContain(code)
    expect(check(structuredClone(stored), [stored])).toEqual([])
    const beside = (text: string) => [note('edit', { text }), ...stored]
    expect(check(beside('new'), [beside('old')])).toEqual([])
  })

  it.each(faults)('is refused with %s when the draft adds to it', (_, { stored, code, worse }) => {
    expect(check([...stored, ...worse], [stored]).map((issue) => issue.code)).toContain(code)
  })

  it.each<[string, Block[], Block[], string]>([
    ['the block with the second id changed', [note('twin'), note('twin')], [note('twin'), note('twin', { text: 'new' })], 'DUPLICATE_ID'],
    [
      'the block with the second anchor changed',
      [marked('aaaa'), marked('bbbb')],
      [marked('aaaa'), marked('bbbb', 'tarifs', { props: { html: 'y', anchor: 'tarifs' } })],
      'DUPLICATE_ANCHOR',
    ],
    [
      'two equal anchors are seen together now',
      [marked('aaaa', 'tarifs', { visibility: members }), marked('bbbb', 'tarifs', { visibility: visitors })],
      [marked('aaaa'), marked('bbbb', 'tarifs', { visibility: visitors })],
      'DUPLICATE_ANCHOR',
    ],
    [
      'another place took the anchor',
      [marked('aaaa'), marked('bbbb'), marked('cccc', 'autre')],
      [marked('cccc'), marked('bbbb')],
      'DUPLICATE_ANCHOR',
    ],
    ['a deep block went deeper', [chain(51)], [box('e1xx', [chain(51)])], 'TOO_DEEP'],
    ['a block came into the deepest one', [chain(51)], [chain(51, [note('news')])], 'TOO_DEEP'],
    ['the frame changed', [odd(note('aaaa'), { style: 'x' })], [odd(note('aaaa', { text: 'new' }), { style: 'x' })], 'UNKNOWN_PROP'],
  ])('is refused when %s', (_, stored, changed, code) => {
    expect(check(changed, [stored]).map((issue) => issue.code)).toContain(code)
  })

  it('checks the children of a stored block with an invalid frame', () => {
    const framed = (text: unknown, more: object = { style: 'x' }) => odd(box('aaaa', [note('inne', { text } as Block['props'])]), more)
    for (const more of [{ style: 'x' }, { v: 'x' }]) {
      expect(check([framed('new', more)], [[framed('old', more)]])).toEqual([])
      expect(brief(check([framed(3, more)], [[framed('old', more)]]))).toEqual([['inne', `${here}/slots/content/0/props/text`, 'TYPE']])
    }
  })
})

describe('checkShell', () => {
  const regions = { topBar: [], appBar: [], mobileAppBar: [], bottomBar: [], footer: [] }
  const shell = (change: object) => ({ name: 'default', hash: '', regions: { ...regions, ...change } })

  it('takes bars, and refuses all else at the top of a region', () => {
    const options = { sanitise: testSanitise }
    expect(checkShell(registry, shell({ footer: [testBlockOf('strip', {}, { id: 'aaaa' })] }), options)).toEqual([])
    expect(brief(checkShell(registry, shell({ appBar: [note('aaaa')] }), options))).toEqual([['aaaa', '/regions/appBar/0', 'SLOT_REFUSED']])
    expect(brief(checkShell(registry, shell({ side: [] }), options))).toEqual([[null, '/regions/side', 'UNKNOWN_PROP']])
    expect(brief(checkShell(registry, { ...shell({}), name: 'x' }, options))).toEqual([[null, '/name', 'OPTION']])
  })

  it('wants ids unique over all regions', () => {
    const strip = () => testBlockOf('strip', {}, { id: 'aaaa' })
    expect(brief(checkShell(registry, shell({ topBar: [strip()], footer: [strip()] }), { sanitise: testSanitise }))).toEqual([
      ['aaaa', '/regions/footer/0/id', 'DUPLICATE_ID'],
    ])
  })
})

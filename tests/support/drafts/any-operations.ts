import fc from 'fast-check'
import type { Operation } from '#engine/draft/operations/operation.ts'

const ids = fc.constantFrom('base0', 'base1', 'base2', 'none', '', '__proto__')

const POINTERS = [
  '',
  '/',
  '/title',
  '/items/0',
  '/items/9',
  '/items/-',
  '/items/length',
  '/items/00',
  '/link/x/y',
  'title',
  '/~2',
  '/__proto__',
  '/__proto__/x',
  '/constructor',
  '/link',
  '/link/href',
]
const pointers = fc.oneof(fc.constantFrom(...POINTERS), fc.string())
const values: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(NaN, '\ud800', '\0', Infinity, undefined, [undefined], { constructor: 1 }, JSON.parse('{"__proto__":{}}')),
)

const places = fc.record({
  in: fc.oneof(
    fc.record({ region: fc.constantFrom('main', 'none', '__proto__', 'constructor') }),
    fc.record({ parent: ids, slot: fc.constantFrom('content', '__proto__', 'x') }),
  ),
  after: fc.option(ids),
  before: fc.option(ids),
})

const blocks = fc.record(
  {
    id: ids,
    type: fc.constant('note'),
    v: fc.constant(1),
    props: fc.dictionary(fc.string(), fc.jsonValue()),
    slots: fc.constantFrom({}, { content: [] }, { content: [{ id: 'base1', type: 'note', v: 1, props: {} }] }, { content: 'none' }, 3),
  },
  { requiredKeys: ['id', 'type', 'v'] },
)

/** Operations as a stranger may send them: hostile pointers, names of the prototype, half surrogates, blocks that are none. */
export const anyOperations = fc.oneof(
  fc.record({ op: fc.constant('set'), id: ids, pointer: pointers, value: values }),
  fc.record({ op: fc.constant('head'), pointer: pointers, value: values }),
  fc.record({
    op: fc.constant('visible'),
    id: ids,
    visibility: fc.constantFrom(null, 3, [], { audience: 'all', screens: [], from: null, until: null }),
  }),
  fc.record({ op: fc.constant('insert'), block: blocks, at: places }),
  fc.record({ op: fc.constant('remove'), id: ids }),
  fc.record({ op: fc.constant('move'), id: ids, to: places }),
  fc.record({ op: fc.constant('note'), id: ids, name: fc.constantFrom(null, undefined, 'x', '\ud800') }),
) as fc.Arbitrary<Operation>

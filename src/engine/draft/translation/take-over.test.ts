import { expect, it } from 'vitest'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { applyAll } from '#engine/draft/operations/apply.ts'
import { difference } from '#engine/draft/operations/difference.ts'
import { outlineOf, sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { takeOver } from './take-over.ts'

const english = (id: string, content = [] as ReturnType<typeof sampleBlock>[]) => sampleBlock(id, content, { title: `${id} in English` })
const french = sampleDocument(sampleBlock('a', [sampleBlock('a1'), sampleBlock('a2')]), sampleBlock('b'), sampleBlock('c'))

it('takes the blocks and the order of the other language, and keeps the words of known blocks', () => {
  const taken = takeOver(sampleDocument(english('c'), english('a', [english('a2')])), french)
  expect(outlineOf(taken)).toBe(outlineOf(french))
  const [first, second, third] = taken.regions['main'] ?? []
  expect([first, second, third].map((block) => block?.props['title'])).toEqual(['a in English', 'b', 'c in English'])
  expect(Object.values(first?.slots ?? {})[0]?.map(({ props }) => props['title'])).toEqual(['a1', 'a2 in English'])
})

it('keeps blocks of one language alone beside their neighbours, also when those go elsewhere', () => {
  const taken = takeOver(sampleDocument(english('x'), english('b'), english('y'), english('a2'), english('z', [english('c')])), french)
  expect(outlineOf(taken)).toBe('x a(a1 a2) b y c z')
})

it('changes nothing where both languages have the same blocks', () => {
  expect(draftHash(takeOver(french, french))).toBe(draftHash(french))
})

it('is made by operations that an undo takes back', () => {
  const own = sampleDocument(english('c'), english('x', [english('a2')]))
  const operations = difference(own, takeOver(own, french))
  if ('refused' in operations) throw new Error(operations.refused)
  const done = applyAll(own, operations)
  if ('refused' in done) throw new Error(done.refused)
  expect(draftHash(done.document)).toBe(draftHash(takeOver(own, french)))
})

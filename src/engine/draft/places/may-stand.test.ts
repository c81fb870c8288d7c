import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { Container, EditedDocument } from '#engine/draft/document/edited-document.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { MAX_DEPTH } from '#engine/registry/limits.ts'
import { checkPage, checkShell } from '#engine/validation/validate-page.ts'
import type { Block, ShellDocument } from '#schemas/generated/content.ts'
import { documentWith, pageWith } from '#tests/support/blocks/block-examples.ts'
import { testBlockOf, testRegistry, testSanitise } from '#tests/support/blocks/test-registry.ts'
import { main, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { mayStand } from './may-stand.ts'

const real = createRegistry(catalogue)
const types = [...real.types.values()]
const bare = (type: string, id: string, slots?: Block['slots']): Block => ({
  id,
  type,
  v: real.types.get(type)?.version ?? 1,
  props: {},
  ...(slots && { slots }),
})
const ofPlaces = new Set(['SLOT_REFUSED', 'SLOT_TOO_MANY', 'UNKNOWN_SLOT'])

/** True when the check before publication finds a block at a wrong place. */
function isRefusedLater(document: ReturnType<typeof documentWith>): boolean {
  const check = 'layout' in document ? checkPage : checkShell
  return check(real, document, { sanitise: testSanitise }).some(({ code }) => ofPlaces.has(code))
}

describe('mayStand', () => {
  it.each(types.map(({ type }) => type))('takes %s at the top of a page and of a region exactly where the check does', (type) => {
    const shell: ShellDocument = {
      name: 'default',
      hash: '',
      regions: { topBar: [bare(type, 'child')], appBar: [], mobileAppBar: [], bottomBar: [], footer: [] },
    }
    const empty: EditedDocument = { head: {}, regions: { main: [], topBar: [] }, notes: {} }
    expect(mayStand(real, empty, bare(type, 'child'), main) !== null).toBe(isRefusedLater(pageWith([bare(type, 'child')])))
    expect(mayStand(real, empty, bare(type, 'child'), { region: 'topBar' }) !== null).toBe(isRefusedLater(shell))
  })

  const slots = types.flatMap(({ type, slots: rules }) => [...rules.values()].map((rule) => [type, rule.name, rule.max] as const))
  const stored = slots.filter(([, , max]) => max > 0)

  it('takes no block in a slot that the engine fills', () => {
    const document = { ...sampleDocument(), regions: { main: [bare('shared-section', 'around')] } }
    for (const child of types)
      expect(mayStand(real, document, bare(child.type, 'child'), { parent: 'around', slot: 'content' })).not.toBeNull()
    expect(slots.filter(([, , max]) => max === 0).map(([type]) => type)).toEqual(['shared-section'])
  })

  it.each(stored)('takes each of the block types in %s.%s exactly where the check does, and no more than %d', (type, slot, max) => {
    const around = real.types.get(type)!
    const accepted: string[] = []
    const document = (children: readonly Block[]): EditedDocument => ({
      ...sampleDocument(),
      regions: { main: [bare(type, 'around', { [slot]: [...children] })] },
    })
    const where: Container = { parent: 'around', slot }
    for (const child of types) {
      const refusal = mayStand(real, document([]), bare(child.type, 'child'), where)
      const checked = documentWith({ type: around, registry: real } as never, [
        bare(type, 'around', { [slot]: [bare(child.type, 'child')] }),
      ])
      expect([child.type, refusal]).toEqual([child.type, isRefusedLater(checked) ? 'not-accepted' : null])
      if (!refusal) accepted.push(child.type)
    }
    const full = Array.from({ length: max }, (_, index) => bare(accepted[0]!, `child-${index}`))
    expect(mayStand(real, document(full.slice(1)), bare(accepted[0]!, 'another'), where)).toBeNull()
    expect(mayStand(real, document(full), bare(accepted[0]!, 'another'), where)).toBe('full')
    expect(mayStand(real, document(full), full[0]!, where)).toBeNull()
  })

  const note = (id: string) => testBlockOf('note', { text: id }, { id })
  const box = (id: string, content: Block[], head?: Block[]) => testBlockOf('box', {}, { id, slots: { content, ...(head && { head }) } })
  const registry = testRegistry()
  const inner = box('inner', [note('n')])
  const outer = box('outer', [inner])
  const page = sampleDocument(outer, testBlockOf('gone', {}, { id: 'unknown' }))

  it.each([
    ['a block inside itself', outer, { parent: 'inner', slot: 'content' }, 'inside-itself'],
    ['a block into its own slot', inner, { parent: 'inner', slot: 'head' }, 'inside-itself'],
    ['a block in a slot that its type has not', note('x'), { parent: 'outer', slot: 'foot' }, 'not-accepted'],
    ['a block in a block that is not there', note('x'), { parent: 'nowhere', slot: 'content' }, 'not-accepted'],
    ['a block in a region that is not there', note('x'), { region: 'footer' }, 'not-accepted'],
    ['a new block whose content is not accepted in it', box('x', [], [box('y', [])]), main, 'not-accepted'],
    ['a new block that holds too much', box('x', [], [note('y'), note('z')]), main, 'not-accepted'],
    ['a block of an unknown type', testBlockOf('lost', {}, { id: 'x' }), { parent: 'outer', slot: 'head' }, null],
    ['a block in a block of an unknown type', note('x'), { parent: 'unknown', slot: 'any' }, null],
    ['a block beside its brother', inner, { parent: 'outer', slot: 'content' }, null],
  ] as const)('judges %s', (_, block, where, refusal) => expect(mayStand(registry, page, block, where)).toBe(refusal))

  it('says full where the page would become too deep or too long', () => {
    let deep = box('d1', [])
    for (let depth = 2; depth < MAX_DEPTH; depth += 1) deep = box(`d${depth}`, [deep])
    const where: Container = { parent: 'd1', slot: 'content' }
    expect(mayStand(registry, sampleDocument(deep), note('x'), where)).toBeNull()
    expect(mayStand(registry, sampleDocument(box('top', [deep])), note('x'), where)).toBe('full')
    const long = sampleDocument(...Array.from({ length: 1999 }, (_, index) => note(`n${index}`)))
    expect(mayStand(registry, long, note('x'), main)).toBeNull()
    expect(mayStand(registry, long, box('x', [note('y')]), main)).toBe('full')
  })
})

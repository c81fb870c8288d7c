import { describe, expect, it } from 'vitest'
import { MAX_BLOCKS } from '#engine/registry/limits.ts'
import type { Block } from '#schemas/generated/content.ts'
import { at, main, sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { runnerOn, written } from '#tests/support/composer/composer-setup.ts'

const long = 'a'.repeat(100_000)
const nested = (levels: number): object => (levels === 0 ? {} : { inner: nested(levels - 1) })
const deep = (id: string, levels: number): Block => sampleBlock(id, [], { title: id, odd: nested(levels) as never })

/** Documents that are beyond a limit of today, with a block whose removal leaves them there or brings them below it. */
const documents = [
  [
    'more blocks',
    sampleDocument(...Array.from({ length: MAX_BLOCKS + 5 }, (_, index) => sampleBlock(`b${index}`))),
    'b1',
    'composer.refusal.back.too-many',
  ],
  [
    'more bytes',
    sampleDocument(...Array.from({ length: 25 }, (_, index) => sampleBlock(`b${index}`, [], { title: long }))),
    'b1',
    'composer.refusal.back.too-large',
  ],
  ['more levels', sampleDocument(sampleBlock('b0'), deep('b1', 450)), 'b1', 'composer.refusal.back.too-large'],
] as const

describe('a draft beyond the limits of today', () => {
  it.each(documents)('of %s: undo of a removal is refused with a sentence, and nothing is sent', (_, document, id, said) => {
    const { runner, store, announced } = runnerOn(document)
    store.act({ operations: [{ op: 'remove', id }], label: 'Suppression' })
    const [{ document: smaller }, { length }] = [store, store.client.pending]
    expect(runner.undo()).toBe(false)
    expect(announced.at(-1)).toBe(written({ id: said, values: { max: MAX_BLOCKS } }))
    expect([store.document, store.client.pending.length]).toEqual([smaller, length])
  })

  it.each(documents)('of %s: a text gets shorter and is as it was by an undo, or says why not', (_, document, __, said) => {
    const { runner, store, announced } = runnerOn(document)
    const before = store.document
    store.act({ operations: [setTitle('b0', '')], label: 'Titre' })
    expect(store.block('b0')?.props['title']).toBe('')
    const isBack = runner.undo()
    expect(isBack ? store.document : announced.at(-1)).toEqual(isBack ? before : written({ id: said, values: { max: MAX_BLOCKS } }))
    expect(runner.redo() || store.block('b0')?.props['title'] === '').toBe(true)
  })

  it('of more blocks: undo of an insertion that came before the limit makes it smaller', () => {
    const { runner, store } = runnerOn(sampleDocument(...Array.from({ length: MAX_BLOCKS - 1 }, (_, index) => sampleBlock(`b${index}`))))
    store.act({ operations: [{ op: 'insert', block: sampleBlock('n'), at: at(main) }] })
    expect([runner.undo(), store.block('n')]).toEqual([true, null])
  })
})

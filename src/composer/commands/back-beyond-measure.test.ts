import { describe, expect, it } from 'vitest'
import { prepareRequest } from '#engine/draft/sync/draft-client.ts'
import { MAX_BLOCKS } from '#engine/registry/limits.ts'
import type { Block } from '#schemas/generated/content.ts'
import { commands } from '#composer/commands/commands.ts'
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

  it('steps over an act that cannot come back, and takes older ones back', () => {
    const [, document] = documents[0]
    const { runner, store, announced, passes } = runnerOn(document)
    const former = store.block('b0')?.props['title']
    store.act({ operations: [setTitle('b0', 'Un')], label: 'Un' })
    store.act({ operations: [setTitle('b2', 'Deux')], label: 'Deux' })
    store.act({ operations: [{ op: 'remove', id: 'b1' }], label: 'Suppression' })
    expect([runner.undo(), passes.length, store.undoLabels().undo]).toEqual([false, 1, 'Suppression'])
    passes[0]?.()
    expect([announced.at(-1), store.undoLabels().undo]).toEqual(['Annulé\u00a0: Deux.', 'Un'])
    expect([runner.undo(), store.block('b0')?.props['title'], store.block('b1')]).toEqual([true, former, null])
    // Nothing older is left: the act that was stepped over is the next one again, and has nothing under it.
    expect([store.undoLabels().undo, runner.undo(), passes.length]).toEqual(['Suppression', false, 1])
  })

  it('steps over an act that cannot be done again, and does the next one', () => {
    const blocks = Array.from({ length: MAX_BLOCKS - 1 }, (_, index) => sampleBlock(`b${index}`))
    const { runner, store, announced, passes, server } = runnerOn(sampleDocument(...blocks))
    store.act({ operations: [{ op: 'insert', block: sampleBlock('n'), at: at(main) }], label: 'Ajout' })
    store.act({ operations: [setTitle('b0', 'Un')], label: 'Un' })
    expect([runner.undo(), runner.undo()]).toEqual([true, true])
    const { client, request } = prepareRequest(store.client)
    store.replace(client)
    store.receive(server.take(request))
    // Another person takes the last place.
    const hers = { id: 'hers', by: 'claire', operations: [{ op: 'insert' as const, block: sampleBlock('c'), at: at(main) }] }
    server.take({ base: server.log.head, batches: [hers], recent: [] })
    const next = prepareRequest(store.client)
    store.receive(server.take(next.request))
    expect([runner.redo(), passes.length, store.undoLabels().redo]).toEqual([false, 1, 'Ajout'])
    passes[0]?.()
    expect([announced.at(-1), store.block('b0')?.props['title'], store.block('n')]).toEqual(['Rétabli\u00a0: Un.', 'Un', null])
    // Nothing else is left: the act that was stepped over is the next one again.
    expect([store.undoLabels().redo, runner.redo(), passes.length]).toEqual(['Ajout', false, 1])
  })

  it('takes back an act that was stepped over once the page is smaller, and a new one first', () => {
    const { runner, store, passes } = runnerOn(documents[0][1])
    store.act({ operations: [setTitle('b0', 'Un')], label: 'Un' })
    store.act({ operations: [{ op: 'remove', id: 'b1' }], label: 'Suppression' })
    expect(runner.undo()).toBe(false)
    passes[0]?.()
    for (let index = 2; index < 10; index += 1) store.act({ operations: [{ op: 'remove', id: `b${index}` }], label: `Moins ${index}` })
    const [newest] = store.client.pending.slice(-1)
    expect(store.undoLabels().undo).toBe('Moins 9')
    const removal = store.client.pending.find(({ label }) => label === 'Suppression')
    expect([newest?.label, runner.undo(removal?.id), store.block('b1') !== null]).toEqual(['Moins 9', true, true])
  })

  it.each([
    ['beyond', documents[0][1]],
    ['at', sampleDocument(...Array.from({ length: MAX_BLOCKS }, (_, index) => sampleBlock(`b${index}`)))],
  ])('%s the limit of blocks: detaches a section of one element, and goes back and forth', (_, document) => {
    const { runner, store } = runnerOn(document, ['b1'])
    const before = store.document
    expect(runner.run(commands.detachSection, { blocks: [sampleBlock('copy')] })).toBe(true)
    const detached = store.document
    expect([store.block('b1'), runner.undo()]).toEqual([null, true])
    expect(store.document).toEqual(before)
    expect([runner.redo(), store.document]).toEqual([true, detached])
  })

  it.each([
    [documents[0][1], {}, 'composer.refusal.too-many'],
    [documents[1][1], { title: long }, 'composer.refusal.document-too-large'],
  ] as const)('says why a section that would add to a draft beyond its limits is not detached: %#', (document, props, said) => {
    const { runner, store, announced } = runnerOn(document, ['b0'])
    const blocks = ['c1', 'c2'].map((id) => sampleBlock(id, [], props))
    expect([runner.run(commands.detachSection, { blocks }), store.document]).toEqual([false, document])
    expect(announced.at(-1)).toBe(written({ id: said, values: { max: MAX_BLOCKS } }))
  })
})

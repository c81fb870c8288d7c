import { describe, expect, it } from 'vitest'
import type { Block, Json } from '#schemas/generated/content.ts'
import { createDocumentStore, documentFacts } from './document-store.ts'

const block = (id: string, type: string, props: Record<string, Json> = {}, content?: Block[]): Block => ({
  ...{ id, type, v: 1, props },
  ...(content && { slots: { content } }),
})
const part = (id: string, title: string) => block(id, 'section', { title, anchor: id, level: 2 })

describe('documentFacts', () => {
  it('names the first block of each type in page order, without skipped blocks', () => {
    const blocks = ['kept', null, block('aaaa', 'box', {}, [block('bbbb', 'note')]), block('cccc', 'note')]
    expect([...documentFacts({ blocks }).firstBlocks]).toEqual([
      ['box', 'aaaa'],
      ['note', 'bbbb'],
    ])
    expect([...documentFacts({ blocks, skipped: new Set(['aaaa']) }).firstBlocks]).toEqual([['note', 'cccc']])
  })

  it('answers the same list for each read', () => {
    const facts = documentFacts({ blocks: [part('aaaa', 'One')] })
    expect(facts.outline).toBe(facts.outline)
    expect(facts.firstBlocks).toBe(facts.firstBlocks)
  })
})

describe('createDocumentStore', () => {
  const first = () => documentFacts({ blocks: [part('aaaa', 'One')], titleBlocks: ['aaaa'], freedAnchors: new Map([['bbbb', 'ancre1-b']]) })

  it('wakes no subscriber and stores no new facts when an update says the same', () => {
    const store = createDocumentStore(first())
    const before = store.read()
    let woken = 0
    store.subscribe(() => woken++)
    store.update(first())
    expect([woken, store.read() === before]).toEqual([0, true])
  })

  it('wakes subscribers once for a change and shares the parts that stay equal', () => {
    const store = createDocumentStore(first())
    const before = store.read()
    let woken = 0
    const leave = store.subscribe(() => woken++)
    store.update(documentFacts({ ...first(), blocks: [part('aaaa', 'Two')], titleBlocks: ['aaaa'] }))
    expect(woken).toBe(1)
    expect(store.read().outline[0]?.text).toBe('Two')
    expect(store.read().freedAnchors).toBe(before.freedAnchors)
    expect(store.read().titleBlocks).toBe(before.titleBlocks)
    leave()
    store.update(first())
    expect(woken).toBe(1)
  })

  it('tells a document without a title from one in which each title counts', () => {
    const store = createDocumentStore(documentFacts({ blocks: [] }))
    store.update(documentFacts({ blocks: [], titleBlocks: [] }))
    expect(store.read().titleBlocks).toEqual([])
  })
})

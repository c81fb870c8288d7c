import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { prepareRequest } from '#engine/draft/sync/draft-client.ts'
import { openConflicts } from '#engine/draft/sync/open-conflicts.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { storeOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { areBothTexts, bothVersions } from './both-versions.ts'

const registry = createRegistry(catalogue)
const block = (type: string, props: Record<string, Json>): Block => ({ id: 'n', type, v: 1, props })

/** The value that holds both versions, after one's own edits have met those of Claire Roy. */
function both(document: Block, mine: Operation, theirs: Operation) {
  const { store, server } = storeOn(sampleDocument(document))
  store.act({ operations: [mine] })
  server.take({ base: server.log.head, batches: [{ id: 'hers', by: 'claire', operations: [theirs] }], recent: [] })
  for (let round = 0; round < 2; round += 1) {
    const { client, request } = prepareRequest(store.client)
    store.replace(client)
    store.receive(server.take(request))
  }
  const [open] = openConflicts(store.client)
  return { store, conflict: open!.conflict, value: bothVersions({ registry, store }, open!.conflict) }
}

const set = (pointer: string, value: Json): Operation => ({ op: 'set', id: 'n', pointer, value })
const head = (pointer: string, value: Json): Operation => ({ op: 'head', pointer, value })
const hero = block('hero', { title: 'Vins', level: 1 })
const faq = block('faq', { items: [{ question: 'a', answer: '<p>a</p>' }] })
const list = (...questions: string[]) => questions.map((question) => ({ question, answer: '<p>a</p>' }))

describe('one value of both versions', () => {
  it('is made of the items of both lists', () => {
    const [mine, theirs] = [list('a', 'mine'), list('a', 'hers')]
    expect(both(faq, set('/items', mine), set('/items', theirs)).value).toEqual(list('a', 'hers', 'mine'))
  })

  it.each<[string, Block, Operation, Operation]>([
    ['a title', hero, set('/title', 'Douze vins'), set('/title', 'Nos vins')],
    ['a formatted text', block('text', { html: '<p>a</p>' }), set('/html', '<p>b</p>'), set('/html', '<ul><li>c</li></ul>')],
    ['a text of an item', faq, set('/items/0/question', 'b'), set('/items/0/question', 'c')],
    ['the title of the page', hero, head('/title', 'à moi'), head('/title', 'à elle')],
  ])('is not made of %s: both texts wait, without a mark in either', (...[, document, mine, theirs]) => {
    const { store, conflict, value } = both(document, mine, theirs)
    expect([value, areBothTexts({ registry, store }, conflict)]).toEqual([null, true])
    expect([JSON.stringify(store.document).includes('ersion'), store.conflicts().length]).toEqual([false, 1])
  })

  it.each<[string, Operation, Operation]>([
    ['a number', set('/level', 2), set('/level', 3)],
    ['a choice', set('/variant', 'split'), set('/variant', 'plain')],
    ['a picture', set('/image', { id: 1 }), set('/image', { id: 2 })],
    ['a text that she emptied', set('/title', 'à moi'), set('/title', '')],
    ['a text that I emptied', set('/title', '<b> </b>'), set('/title', 'à elle')],
    ['the address of the page', head('/url', 'a'), head('/url', 'b')],
    ['an element that was removed', set('/title', 'à moi'), { op: 'remove', id: 'n' }],
    ['an element that was changed', { op: 'remove', id: 'n' }, set('/title', 'à elle')],
  ])('is not made of %s', (_, mine, theirs) => {
    const { store, conflict, value } = both(hero, mine, theirs)
    expect([value, areBothTexts({ registry, store }, conflict)]).toEqual([null, false])
  })

  it('is not made of a list that holds the items of the other one', () => {
    expect(both(faq, set('/items', list('a', 'b')), set('/items', list('a', 'b', 'c'))).value).toBeNull()
  })
})

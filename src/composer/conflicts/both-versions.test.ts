import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { prepareRequest } from '#engine/draft/sync/draft-client.ts'
import { openConflicts } from '#engine/draft/sync/open-conflicts.ts'
import { checkQuality } from '#engine/quality/check-quality.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { storeOn, written } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { bothVersions, type OtherVersion } from './both-versions.ts'

const text: ComposerText = (id, values = {}) => written({ id, values })
const registry = createRegistry(catalogue)
const block = (type: string, props: Record<string, Json>): Block => ({ id: 'n', type, v: 1, props })

/** The value that holds both versions, after one's own edits have met those of Claire Roy. */
function both(document: Block, mine: Operation, theirs: Operation, other: OtherVersion = { name: 'Claire Roy', isOwn: false }) {
  const { store, server } = storeOn(sampleDocument(document))
  store.act({ operations: [mine] })
  server.take({ base: server.log.head, batches: [{ id: 'hers', by: 'claire', operations: [theirs] }], recent: [] })
  for (let round = 0; round < 2; round += 1) {
    const { client, request } = prepareRequest(store.client)
    store.replace(client)
    store.receive(server.take(request))
  }
  const [open] = openConflicts(store.client)
  return { store, value: bothVersions({ registry, store, text }, open!.conflict, other) }
}

const set = (pointer: string, value: Json): Operation => ({ op: 'set', id: 'n', pointer, value })
const head = (pointer: string, value: Json): Operation => ({ op: 'head', pointer, value })
const hero = block('hero', { title: 'Vins', level: 1 })
const faq = block('faq', { items: [{ question: 'a', answer: '<p>a</p>' }] })
const list = (...questions: string[]) => questions.map((question) => ({ question, answer: '<p>a</p>' }))

describe('one value of both versions', () => {
  it.each<[string, Block, string, { mine: Json; theirs: Json; value: Json }]>([
    [
      'a title',
      hero,
      '/title',
      { mine: 'Douze vins', theirs: 'Nos vins', value: '[Version de Claire Roy] Nos vins [Ma version] Douze vins' },
    ],
    [
      ...(['a formatted text', block('text', { html: '<p>a</p>' }), '/html'] as const),
      {
        mine: '<p>b</p>',
        theirs: '<ul><li>c</li></ul>',
        value: '<p><strong>[Version de Claire Roy]</strong></p><ul><li>c</li></ul><p><strong>[Ma version]</strong></p><p>b</p>',
      },
    ],
    ['a text of an item', faq, '/items/0/question', { mine: 'b', theirs: 'c', value: '[Version de Claire Roy] c [Ma version] b' }],
    ['a list', faq, '/items', { mine: list('a', 'mine'), theirs: list('a', 'hers'), value: list('a', 'hers', 'mine') }],
  ])('is made of %s', (...[, document, pointer, { mine, theirs, value }]) => {
    expect(both(document, set(pointer, mine), set(pointer, theirs)).value).toEqual(value)
  })

  it('is made of the title of the page, and says « l’autre personne » without a name', () => {
    const { value } = both(hero, head('/title', 'à moi'), head('/title', 'à elle'), { name: null, isOwn: false })
    expect(value).toBe('[Version de l’autre personne] à elle [Ma version] à moi')
  })

  it('names the other tab in place of its own author', () => {
    const { value } = both(hero, head('/title', 'à moi'), head('/title', 'ailleurs'), { name: 'Camille Roy', isOwn: true })
    expect(value).toBe('[Version en place] ailleurs [Version mise de côté] à moi')
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
    expect(both(hero, mine, theirs).value).toBeNull()
  })

  it('is not made of a list that holds the items of the other one', () => {
    expect(both(faq, set('/items', list('a', 'b')), set('/items', list('a', 'b', 'c'))).value).toBeNull()
  })

  it('is found by the checks until one version is left', () => {
    const { store, value } = both(hero, set('/title', 'Douze vins'), set('/title', 'Nos vins'))
    store.act({ operations: [set('/title', value)] })
    const facts = { locale: 'fr_FR', hosts: [], links: {}, media: {}, forms: {}, sections: {}, colors: [], emptySettings: [] }
    const found = checkQuality(registry, store.document, { ...facts, wordsToReplace: [], prices: [] })
    expect(found).toContainEqual(expect.objectContaining({ check: 'FILLER_TEXT', blockId: 'n', pointer: '/props/title' }))
    expect(found.find(({ check }) => check === 'FILLER_TEXT')?.values['reason']).toBe('versions')
    expect(findBlock(store.document, 'n')?.block.props['level']).toBe(1)
  })
})

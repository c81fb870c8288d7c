import { describe, expect, it } from 'vitest'
import { testRegistry } from '#tests/support/blocks/test-registry.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import type { Block } from '#schemas/generated/content.ts'
import { changeSentence, newSentence } from './change-words.ts'
import { diffDocuments } from './diff-documents.ts'

const registry = testRegistry()

const sample = (type: string, props: Block['props'], inner: readonly Block[] = []): Block => ({
  ...sampleBlock(type),
  type,
  props,
  ...(inner.length > 0 && { slots: { content: [...inner] } }),
})

const row = (...ids: string[]) => ids.map((id) => sampleBlock(id))
const inShort = (before: readonly Block[], after: readonly Block[]) =>
  diffDocuments(sampleDocument(...before), sampleDocument(...after)).blocks.map((change) => {
    const marks = change.kind === 'changed' ? [change.isMoved && 'moved', ...change.fields.map(({ pointer }) => pointer)] : [change.kind]
    return `${change.id} ${marks.filter(Boolean).join(' ')}`
  })

describe('the differences of two documents', () => {
  it('are none for a document and itself', () => {
    const document = sampleDocument(sampleBlock('a', row('b', 'c')))
    expect(diffDocuments(document, structuredClone(document))).toEqual({ head: [], blocks: [] })
  })

  it.each<[string, Block[], Block[], string[]]>([
    ['a value', row('a'), [sampleBlock('a', [], { title: 'new' })], ['a /title']],
    ['a block that came, with what is in it, once', row('a'), [...row('a'), sampleBlock('b', row('c'))], ['b added']],
    ['a block that is gone, with what was in it, once', [...row('a'), sampleBlock('b', row('c'))], row('a'), ['b removed']],
    ['the one block that changed its place', row('a', 'b', 'c', 'd'), row('b', 'c', 'd', 'a'), ['a moved']],
    ['no move of the neighbours of a new block', row('a', 'b'), row('a', 'x', 'b'), ['x added']],
    ['a block taken out of one that is gone', [sampleBlock('a', row('b'))], row('b'), ['b moved', 'a removed']],
    ['a block put into a new one', row('b'), [sampleBlock('a', row('b'))], ['a added', 'b moved']],
    ['a move with a new value', row('a', 'b'), [sampleBlock('b', [], { title: 'x' }), ...row('a')], ['b moved /title']],
  ])('tell %s', (_, before, after, expected) => {
    expect(inShort(before, after)).toEqual(expected)
  })

  it('tell the values of the head, and a block of another type', () => {
    const before = sampleDocument(...row('a'))
    const after = { ...sampleDocument({ ...sampleBlock('a'), type: 'other' }), head: { title: 'new', seo: { description: '' } } }
    const { head, blocks } = diffDocuments(before, after)
    expect(head).toEqual([{ pointer: '/title', before: 't', after: 'new' }])
    expect(blocks).toMatchObject([{ kind: 'changed', id: 'a', isReplaced: true, isMoved: false }])
  })
})

describe('the differences in words', () => {
  const sentence = (before: readonly Block[], after: readonly Block[], language = 'fr_FR') =>
    changeSentence(registry, diffDocuments(sampleDocument(...before), sampleDocument(...after)), { kind: 'page', language })

  it('name fields and blocks, count what came, went and moved', () => {
    const [a, b, c] = row('a', 'b', 'c') as [Block, Block, Block]
    expect(sentence([a, b], [a, b])).toEqual({ what: 'Rien ne change', where: '', count: 0 })
    expect(sentence([a, b, c], [b, a, sampleBlock('d')])).toMatchObject({
      what: '1 élément ajouté, 1 élément retiré et 1 élément déplacé',
      count: 3,
    })
    expect(sentence([a], [b], 'en_GB')).toMatchObject({ what: '1 block added and 1 block removed' })
  })
  it.each([
    ['its words', sample('rich', { html: '<p>Tardif et <b>mouillé</b></p>' }), 'Essai «\u00a0Tardif et mouillé\u00a0»'],
    ['the words of what is in it', sample('box', {}, [sample('note', { text: 'Tardif' })]), 'Essai «\u00a0Tardif\u00a0»'],
    ['dots in place of a live value', sample('note', { text: 'Chez {{COMPANY_NAME}}' }), 'Essai «\u00a0Chez …\u00a0»'],
    ['the first 40 characters', sample('note', { text: 'a'.repeat(41) }), `Essai «\u00a0${'a'.repeat(40)}…\u00a0»`],
    ['its type alone where it has no words', sample('strip', {}), 'Essai'],
  ])('tell a removed block from others by %s', (_words, block, where) => {
    expect(sentence([block], [])).toEqual({ what: '1 élément retiré', where, count: 1 })
  })

  it.each([
    ['page', 'Titre de la page', 'Page', 'Page nouvelle'],
    ['section', 'Nom de la section', 'Section', 'Section nouvelle'],
    ['shell', 'Nom de l’en-tête et du pied de page', 'En-tête et pied de page', 'En-tête et pied de page nouveaux'],
    ['menu', 'Nom du menu', 'Menu', 'Menu nouveau'],
  ] as const)('of a %s name what it is', (kind, what, where, unseen) => {
    const document = sampleDocument(sampleBlock('a'))
    const renamed = { ...document, head: { ...document.head, title: 'new' } }
    const of = { kind, language: 'fr_FR' }
    expect(changeSentence(registry, diffDocuments(document, renamed), of)).toEqual({ what, where, count: 1 })
    expect(newSentence(document, of)).toEqual({ what: unseen, where: '1 élément', count: 1 })
  })
})

import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import type { EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import type { Conflict } from '#engine/draft/merge/conflict.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { Json, Visibility } from '#schemas/generated/content.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { written } from '#tests/support/composer/composer-setup.ts'
import type { ReadNames } from '#forms/values/names/content-name.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { titleOfConflict } from './conflict-words.ts'
import { conflictVersions } from './conflict-versions.ts'

const registry = createRegistry(catalogue)
const text: ComposerText = (id, values = {}) => written({ id, values })
const plans = [{ name: 'Boîte', price: '24 €', href: '/contact', highlighted: true }]
const prices = { id: 'p', type: 'pricing', v: 1, props: { plans } }
const heading = (id: string) => ({ ...sampleBlock(id), type: 'heading', props: { text: `Titre ${id}`, level: 2 } })

/** Names a content by its kind and number. */
const names: ReadNames = { content: (kind, value) => ({ name: `${kind} « ${value} »`, detail: '' }), colour: () => null }

function benchOn(document: EditedDocument) {
  const store = { document, block: (id: string) => findBlock(document, id)?.block }
  const bench = { registry, text, store, pickers: { values: [] } } as unknown as Workbench
  return { ...bench, names }
}
const bench = benchOn(sampleDocument(prices, heading('a'), heading('b')))

interface Given {
  readonly operation: Operation
  readonly inverse?: Operation
}
const conflict = (
  { operation, inverse = operation }: Given,
  versions: Partial<Record<'before' | 'theirs' | 'mine', Json>> = {},
): Conflict => ({
  ...{ edit: { operation, trace: { inverse } }, why: 'value', unit: 'p' },
  ...versions,
})
const set = (pointer: string): Given => ({ operation: { op: 'set', id: 'p', pointer } })

describe('the three versions of a conflict', () => {
  it.each([
    ['/plans/0/highlighted', { before: true, theirs: false, mine: true }, ['oui', 'non', 'oui']],
    ['/level', { theirs: 2, mine: 3 }, ['Titre 3', 'Titre 2', 'Titre 3']],
    [
      '/plans',
      { before: plans, theirs: [{ ...plans[0]!, price: '26 €' }], mine: [...plans, { name: 'Copie' }] },
      ['Boîte · 24 €', 'Boîte · 26 €', 'Boîte · 24 € · Copie'],
    ],
  ])('of %s are in the words of its field', (pointer, versions, expected) => {
    const words = conflictVersions(bench, conflict(set(pointer), versions))
    expect([words.before, words.theirs, words.mine]).toEqual(expected)
  })

  it('of the settings of a page are those that its settings show', () => {
    const head = (pointer: string): Given => ({ operation: { op: 'head', pointer } })
    expect(conflictVersions(bench, conflict(head('/shell'), { before: 'default', theirs: 'page', mine: 'default' }))).toEqual({
      ...{ before: 'Pleine largeur', theirs: 'Une colonne', mine: 'Pleine largeur' },
    })
    expect(conflictVersions(bench, conflict(head('/seo/noIndex'), { theirs: true, mine: false }))).toMatchObject({
      theirs: 'Les moteurs ne montrent pas cette page.',
      mine: 'Visible par les moteurs',
    })
  })

  it.each<[string, string, Partial<Record<'before' | 'theirs' | 'mine', Json>>, (string | undefined)[]]>([
    ['related-posts', '/blog', { before: 3, theirs: 4, mine: 5 }, ['article « 3 »', 'article « 4 »', 'article « 5 »']],
    ['form', '/form', { before: 'devis', theirs: 'contact', mine: 'devis' }, ['form « devis »', 'form « contact »', 'form « devis »']],
    [
      'gallery',
      '/items',
      { before: [{ image: { id: 1 } }], mine: [{ image: { id: 1 } }, { image: { id: 2, alt: 'Le mas' } }] },
      ['image « 1 »', undefined, 'image « 1 » · Le mas'],
    ],
  ])('of the contents of %s in %s are their names', (type, pointer, versions, expected) => {
    const chosen = benchOn(sampleDocument({ id: 'p', type, v: 1, props: {} }))
    const words = conflictVersions(chosen, conflict(set(pointer), versions))
    expect([words.before, words.theirs, words.mine]).toEqual(expected)
  })

  it('of the picture of a page is its name', () => {
    const head: Given = { operation: { op: 'head', pointer: '/seo/image' } }
    expect(conflictVersions(bench, conflict(head, { theirs: 4, mine: 5 }))).toMatchObject({ theirs: 'image « 4 »', mine: 'image « 5 »' })
  })

  it('of an element that holds no words are the names of its contents', () => {
    const posts = { id: 'p', type: 'form', v: 1, props: { form: 'devis' } }
    expect(conflictVersions(bench, conflict({ operation: { op: 'remove', id: 'p' } }, { theirs: posts })).theirs).toBe('form « devis »')
  })

  it('of a move are places beside other elements, and nothing where the list is gone', () => {
    const to = (place: Partial<Place>): Operation => ({
      ...{ op: 'move', id: 'p' },
      to: { in: { region: 'main' }, after: null, before: null, ...place },
    })
    const moved = conflict({ operation: to({ after: 'b' }), inverse: to({ in: { parent: 'gone', slot: 'first' } }) })
    expect(conflictVersions(bench, moved)).toEqual({
      before: undefined,
      theirs: 'Avant «\u202fTitre, Titre a\u202f», dans la page',
      mine: 'Après «\u202fTitre, Titre b\u202f», dans la page',
    })
    expect(titleOfConflict(bench, moved).field).toBe('Place')
  })

  it('of a visibility are the words of its form', () => {
    const visible = (visibility: Visibility | null): Operation => ({ op: 'visible', id: 'p', visibility })
    const members: Visibility = { audience: 'members', screens: ['mobile'], from: null, until: null }
    const shown = conflict({ operation: visible(members), inverse: visible(null) })
    const everybody = 'Qui le voit\u00a0: Tout le monde · Sur quels écrans\u00a0: Téléphones, Ordinateurs'
    expect(conflictVersions(bench, shown)).toEqual({
      ...{ before: everybody, theirs: everybody },
      mine: 'Qui le voit\u00a0: Les membres connectés · Sur quels écrans\u00a0: Téléphones',
    })
    expect(titleOfConflict(bench, shown).field).toBe('Visibilité')
  })

  it('of an element that one side has removed are its words, without addresses and codes', () => {
    const removed = conflict({ operation: { op: 'remove', id: 'p' } }, { before: prices, theirs: prices })
    expect(conflictVersions(bench, removed)).toEqual({ before: 'Boîte · 24 €', theirs: 'Boîte · 24 €', mine: undefined })
  })
})

import { describe, expect, it } from 'vitest'
import { readSchema } from '#forms/read-schema.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { blockFormStore } from './block-form-store.ts'

const label = (fr: string) => ({ 'x-label': { fr, en: fr } })
const tree = readSchema({
  type: 'object',
  properties: {
    title: { type: 'string', ...label('Titre') },
    intro: { type: 'string', format: 'html', ...label('Introduction') },
    link: { type: 'object', properties: { href: { type: 'string', ...label('Lien') } }, ...label('Bouton') },
  },
})
const items = [{ title: 'un' }, { title: 'deux' }]

function form() {
  const setup = runnerOn(sampleDocument(sampleBlock('a', [], { title: 'x', items }), sampleBlock('b')), ['a'])
  return { ...setup, values: blockFormStore(setup, 'a', tree) }
}

describe('blockFormStore', () => {
  it('writes a value as an act that names its field', () => {
    const { values, store } = form()
    values.set('/title', 'y')
    expect([values.get('/title'), store.undoLabels().undo]).toEqual(['y', '«\u202fTitre\u202f» de Essai'])
    values.set('/intro', '<p>y</p>')
    expect(store.undoLabels().undo).toBe('Texte «\u202fIntroduction\u202f» de Essai')
    values.set('/title', undefined)
    expect(values.get('')).toEqual({ items, intro: '<p>y</p>' })
  })

  it('writes a value with its missing parents, which one undo takes back', () => {
    const { values, store } = form()
    values.set('/link/href', '/contact')
    expect(values.get('/link')).toEqual({ href: '/contact' })
    store.undo('')
    expect(values.get('/link')).toBeUndefined()
  })

  it('wakes the readers of the value, of its parts and of what holds it, and no others', () => {
    const { values, store } = form()
    const woken: string[] = []
    for (const pointer of ['/title', '/items', '/items/0', '/items/0/title', '/items/1'])
      values.subscribe(pointer, () => woken.push(pointer))
    values.set('/items/0/title', 'trois')
    store.act({ operations: [{ op: 'set', id: 'b', pointer: '/title', value: 'elsewhere' }] })
    expect(woken).toEqual(['/items', '/items/0', '/items/0/title'])
    store.act({ operations: [{ op: 'remove', id: 'a' }] })
    expect(values.get('/title')).toBeUndefined()
  })

  it('says that a value is refused, and wakes the readers of its pointer', () => {
    const { values, store } = form()
    const told: string[] = []
    for (const pointer of ['/title', '/intro']) values.subscribe(pointer, () => told.push(pointer))
    expect([values.set('/title', 'y'), told.splice(0)]).toEqual([true, ['/title']])
    store.act({ operations: [{ op: 'note', id: 'a', locked: true }] })
    expect([values.set('/title', 'z'), told, values.get('/title')]).toEqual([false, ['/title'], 'y'])
  })
})

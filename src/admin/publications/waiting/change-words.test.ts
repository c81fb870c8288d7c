import { expect, it } from 'vitest'
import type { PanelText } from '#admin/texts/use-panel-text.ts'
import type { WaitingDocument, WaitingItem } from '#admin/publications/publication-types.ts'
import { changeWords } from './change-words.ts'

const text: PanelText = (key, values = {}) => `${key}(${Object.values(values).join(', ')})`
const item: WaitingItem = {
  ...{ kind: 'item', resource: 'news', id: 5, version: 12, title: 'Vendange', address: null, changed: [] },
  ...{ state: 'CHANGED', updatedAt: '2026-11-20T13:12:07Z', updatedBy: null },
}

it('names the changed fields of an item in the words of its form, each once', () => {
  const changed = ['texts.fr_FR.title', 'texts.en_GB.title', 'promoted']
  expect(changeWords({ ...item, changed }, text, true)).toEqual({ what: 'Titre, à la une', where: '', reach: null })
  expect(changeWords({ ...item, changed }, text, false).what).toBe('Titre (français), titre (anglais), à la une')
})

it('counts the fields beyond three', () => {
  const changed = ['texts.fr_FR.title', 'texts.fr_FR.summary', 'promoted', 'link', 'tags']
  expect(changeWords({ ...item, changed }, text, true).where).toBe('panel.publish.item.more(2)')
})

it('says that an item is new, or that nothing is left to change', () => {
  expect(changeWords({ ...item, state: 'DRAFT' }, text, true).what).toBe('panel.publish.item.new(f, actualité)')
  expect(changeWords(item, text, true).what).toBe('panel.publish.item.same()')
})

it.each([
  [42, 'panel.publish.reach(42)'],
  [null, null],
])('says of a document that changes %j pages: %j', (count, reach) => {
  const changes = { what: 'Texte', where: 'Pied de page', count: 1 }
  const document: WaitingDocument = {
    ...{
      kind: 'shell',
      id: 1,
      locale: 'fr_FR',
      seq: 4,
      hash: 'sha256-a',
      title: '',
      url: null,
      standing: 'ONLINE',
      issues: [],
      isTakenBack: false,
    },
    ...{ changes, reach: count, updatedAt: '2026-11-20T13:12:07Z', updatedBy: null },
  }
  expect(changeWords(document, text, true)).toMatchObject({ what: 'Texte', where: 'Pied de page', reach })
})

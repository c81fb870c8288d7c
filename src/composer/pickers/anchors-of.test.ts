import { expect, it } from 'vitest'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { anchorsOf } from './anchors-of.ts'

const box = (id: string, words: string) => {
  const inner = testBlockOf('rich', { html: `<p>${words}</p>`, lead: words }, { id: `${id}-text` })
  return testBlockOf('box', { anchor: id }, { id, slots: { content: [inner] } })
}

it('names places of one type by the words in them, and a named one by its name', () => {
  const page = sampleDocument(
    box('vins', 'Nos vins'),
    box('prix', 'Nos prix'),
    box('venir', 'Venir'),
    testBlockOf('box', {}, { id: 'sans' }),
  )
  expect(anchorsOf({ ...page, notes: { prix: { name: 'Tarifs' } } }, testRegistry())).toEqual([
    { anchor: 'vins', label: 'Essai «\u202fNos vins\u202f»' },
    { anchor: 'prix', label: 'Tarifs' },
    { anchor: 'venir', label: 'Essai «\u202fVenir\u202f»' },
  ])
})

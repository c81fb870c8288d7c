import { expect, it } from 'vitest'
import { listQueryOf, readView, writeView } from './library-view.ts'

it('reads the view that it has written into an address', () => {
  const view = { search: 'mas', filter: 'jamais-utilisees', order: 'poids', isList: true, file: 31 } as const
  expect(readView(writeView(view))).toEqual(view)
})

it('takes unknown values of an address for absent ones', () => {
  expect(readView(new URLSearchParams('filtre=tout&ordre=x&vue=mur&fichier=-3'))).toEqual({
    ...{ search: '', filter: null, order: 'recent', isList: false, file: null },
  })
})

it.each([
  ['images', { kind: { value: 'PICTURE' } }],
  ['sans-texte', { isDescribed: { value: false } }],
  ['corbeille', { place: { value: 'TRASH' } }],
] as const)('asks the server for the filter %s', (filter, asked) => {
  const view = { search: 'mas', filter, order: 'nom', isList: false, file: null } as const
  expect(listQueryOf(view, 2, 60)).toEqual({ nbItem: 60, page: 2, orderBy: { value: 'filename' }, ...asked, search: { value: 'mas' } })
})

import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('table')

const props = {
  caption: 'Les frais',
  showCaption: false,
  columns: [{ label: 'Poste' }, { label: 'Montant', align: 'end' as const }],
  rows: [{ cells: ['Annonce', '124 €', 'de trop'] }, { cells: ['Total'] }],
  rowHeaders: true,
  totalRow: true,
}

it('has a caption and scopes, shown or not', () => {
  const body = viewBody(View, { props })
  expect(body.querySelector('caption')?.textContent).toBe('Les frais')
  expect([...body.querySelectorAll('th')].map((cell) => cell.getAttribute('scope'))).toEqual(['col', 'col', 'row', 'row'])
  expect(body.querySelector('[role="region"]')?.getAttribute('aria-labelledby')).toBe(body.querySelector('caption')?.id)
  expect(body.querySelector('[role="region"][data-scrolls]')?.getAttribute('tabindex')).toBe('0')
})

it('gives each row as many cells as there are columns, and the total a foot', () => {
  const body = viewBody(View, { props })
  expect([...body.querySelectorAll('tr')].map(({ children }) => children.length)).toEqual([2, 2, 2])
  expect(body.querySelector('tfoot th')?.textContent).toBe('Total')
})

it('tells each cell its column’s name for narrow places', () => {
  expect(viewBody(View, { props }).querySelector('tbody td')?.getAttribute('data-label')).toBe('Montant')
})

it('makes no total of a row that stands alone', () => {
  const alone = { ...props, rows: [{ cells: ['Annonce', '124 €'] }], rowHeaders: false }
  expect(viewBody(View, { props: alone }).querySelector('tfoot, [scope="row"]')).toBeNull()
})

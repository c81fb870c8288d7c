import { expect, it } from 'vitest'
import { answerCells } from './answer-cells.ts'

const cells = (...labels: readonly string[]) => [
  ...answerCells(
    labels.map((label, place) => ({ label, value: String(place) })),
    ['État', 'Nom'],
  ),
]

it('names each cell of an answer by its question', () => {
  expect(cells('Ville', 'Date')).toEqual([
    ['Ville', '0'],
    ['Date', '1'],
  ])
})

it('numbers questions with the name of a column, and those with the same words', () => {
  expect(cells('Nom', 'Date', 'Date', 'Nom', 'Date (2)').map(([name]) => name)).toEqual([
    ...['Nom (2)', 'Date', 'Date (2)', 'Nom (3)', 'Date (2) (2)'],
  ])
})

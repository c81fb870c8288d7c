import { expect, it } from 'vitest'
import { spellings } from './spellings.ts'

it.each([
  ['K bis', ['K bis', 'Kbis']],
  ['extrait K bis', ['extrait K bis', 'extrait Kbis']],
  ['40000 euros', ['40000 euros', '"40 000" euros']],
  ['40 000 habitants', ['40 000 habitants', '40000 habitants']],
  ['"plus de 40000"', ['"plus de 40 000"']],
  ['St-Chinian', ['St-Chinian', 'Saint-Chinian']],
  ['ste foy', ['sainte foy']],
  ['st. chinian', ['saint chinian']],
  ['Saint-Chinian', ['St-Chinian']],
  ['Saintes', []],
  ['st chinian 40000', ['saint chinian "40 000"']],
])('writes %s also as %j', (query, others) => {
  const found = spellings(query)
  expect(found[0]).toBe(query)
  for (const other of others) expect(found).toContain(other)
})

it.each([
  'millésime 2019',
  'terrains',
  'saintes',
  'il y a',
  'vin d’été',
  '-RCS lyonnais',
  'rouge -"K bis"',
  '06 12 34 56 78',
  'le 12 novembre',
])('joins and parts nothing of %s that is written one way', (query) => {
  expect(spellings(query)).toEqual([query])
})

it('has a bounded number of spellings for a long query', () => {
  expect(spellings('un de la au st k bis 40000 rcs tva ceo cfe sci'.repeat(3)).length).toBeLessThanOrEqual(5)
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { DataTable } from './DataTable.tsx'
import type { TableField } from './table-field.ts'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

interface Wine {
  readonly name: string
  readonly year: number
}

const wines: readonly Wine[] = [
  { name: 'Clos', year: 2021 },
  { name: 'Gamay', year: 2024 },
]
const fields: readonly TableField<Wine>[] = [
  { id: 'name', header: 'Cuvée', isName: true, cell: ({ name }) => name },
  { id: 'year', header: 'Millésime', sorted: 'descending', cell: ({ year }) => year },
  { id: 'acts', cell: ({ name }) => <button type="button">{`Ouvrir ${name}`}</button> },
]
const keyOf = ({ name }: Wine) => name
const find = (selector: string) => [...stage.place.querySelectorAll(selector)]
const texts = (selector: string) => find(selector).map(({ textContent }) => textContent)

it('names columns and rows by their heads, and the table by its label', () => {
  stage.show(<DataTable fields={fields} rows={wines} keyOf={keyOf} label="Vins" />)
  expect(find('table[aria-label="Vins"]')).toHaveLength(1)
  expect(texts('th[scope="col"]')).toEqual(['Cuvée', 'Millésime'])
  expect(texts('th[scope="row"]')).toEqual(['Clos', 'Gamay'])
  expect(texts('tbody td')).toEqual(['2021', 'Ouvrir Clos', '2024', 'Ouvrir Gamay'])
})

it('gives a column without words a cell that heads nothing', () => {
  stage.show(<DataTable fields={fields} rows={wines} keyOf={keyOf} />)
  expect(find('thead td')).toHaveLength(1)
})

it('announces the order of the field by which the rows are sorted, and of no other', () => {
  stage.show(<DataTable fields={fields} rows={wines} keyOf={keyOf} />)
  expect(find('[aria-sort]').map((head) => [head.textContent, head.getAttribute('aria-sort')])).toEqual([['Millésime', 'descending']])
})

it('writes the words for no rows in the place of the table', () => {
  stage.show(<DataTable fields={fields} rows={[]} keyOf={keyOf} empty={<p>Aucun vin</p>} />)
  expect(texts('p')).toEqual(['Aucun vin'])
  expect(find('table')).toEqual([])
})

it('heads each group with rows over all columns, and leaves an empty group out', () => {
  const groups = [
    { id: 'now', title: 'En vente', rows: wines },
    { id: 'gone', title: 'Épuisés', rows: [] },
  ]
  stage.show(<DataTable fields={fields} groups={groups} keyOf={keyOf} />)
  expect(find('th[scope="rowgroup"]').map((head) => [head.textContent, head.getAttribute('colspan')])).toEqual([['En vente', '3']])
})

it('lets a cell cover the fields after it in one row alone', () => {
  const [name, year, acts] = fields
  const wide = [name, { ...year, span: ({ name: own }: Wine) => (own === 'Clos' ? 2 : 1) }, acts] as readonly TableField<Wine>[]
  stage.show(<DataTable fields={wide} rows={wines} keyOf={keyOf} />)
  expect(texts('tbody td')).toEqual(['2021', '2024', 'Ouvrir Gamay'])
  expect(find('td[colspan="2"]')).toHaveLength(1)
})

it('gives a line the attributes of its row', () => {
  stage.show(<DataTable fields={fields} rows={wines} keyOf={keyOf} rowProps={({ year }) => ({ 'aria-selected': year === 2024 })} />)
  expect(texts('tr[aria-selected="true"] th')).toEqual(['Gamay'])
})

it('leaves the height of the rows that are not drawn before and after those that are', () => {
  stage.show(<DataTable fields={fields} rows={wines} keyOf={keyOf} rowCount={9} around={{ before: 120, after: 0 }} />)
  expect(find('tr[aria-hidden]').map((line) => line.getAttribute('style'))).toEqual(['height: 120px;'])
  expect(find('table[aria-rowcount="9"]')).toHaveLength(1)
})

import { readFileSync } from 'node:fs'

/** A row of docs/features.md. */
export interface FeatureRow {
  readonly id: string
  readonly section: string
  readonly what: string
  readonly where: readonly string[]
  readonly shownBy: readonly string[]
  readonly toCome: readonly string[]
}

const pathsOf = (cell: string) => [...cell.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path]) => path ?? '')
const areasOf = (cell: string) => [...cell.matchAll(/to come: (\S+)/g)].map(([, area]) => area ?? '')

/** Parses the map of features. */
export function readFeatureMap(text = readFileSync('docs/features.md', 'utf8')): FeatureRow[] {
  let section = ''
  const rows: FeatureRow[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3)
    const cells = line.split(' | ')
    const id = /^\| (F-\d{4})$/.exec(cells[0] ?? '')?.[1]
    if (!id) continue
    const [, what = '', where = '', shown = ''] = cells
    rows.push({ id, section, what, where: pathsOf(where), shownBy: pathsOf(shown), toCome: areasOf(shown) })
  }
  return rows
}

/** Returns the errors of a row: a missing file, an unknown area, or no evidence. */
export function faultsOf(row: FeatureRow, exists: (path: string) => boolean, areas: readonly string[]): string[] {
  const faults = [...row.where, ...row.shownBy].filter((path) => !exists(path)).map((path) => `${path} does not exist`)
  faults.push(...row.toCome.filter((area) => !areas.includes(area)).map((area) => `« ${area} » is no area`))
  faults.push(...row.shownBy.filter((path) => !/\.(test|spec)\.tsx?$/.test(path)).map((path) => `${path} is no test`))
  if (row.shownBy.length + row.toCome.length === 0) faults.push('nothing shows it')
  if (row.shownBy.length > 0 && row.where.length === 0) faults.push('it lives nowhere')
  return faults.map((fault) => `${row.id}: ${fault}`)
}

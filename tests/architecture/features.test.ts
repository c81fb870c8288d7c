import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parameterDefinitions } from '#domain/parameters.ts'
import { calls } from '#schemas/api/calls.ts'
import { errors } from '#schemas/errors/errors.ts'
import { fieldErrors } from '#schemas/errors/field-errors.ts'
import { faultsOf, readFeatureMap } from './feature-map.ts'

const AREAS = ['members', 'visitors', 'shop', 'composer', 'admin']
const rows = readFeatureMap()

const foldersOf = (room: string) =>
  existsSync(room)
    ? readdirSync(room, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : []

/** The constants that a file gives to others and that are numbers. */
const numbersOf = (text: string) => [...text.matchAll(/^export const ([A-Z][A-Z0-9_]+) = [\d_ *.]+$/gm)].map(([, name]) => name ?? '')

/** The names that no row of these sections shows in code type. */
function unmapped(names: readonly string[], section: string): string[] {
  const text = rows
    .filter((row) => row.section.startsWith(section))
    .map(({ what }) => what)
    .join('\n')
  return names.filter((name) => !text.includes(`\`${name}\``))
}

const rowStep = (section: string) =>
  `Add a row with the next free F-number to section ${section} of docs/features.md that shows each name in backticks`

describe('the map of features', () => {
  it('has a row for each thing promised, with an id of its own', () => {
    expect(rows.length).toBeGreaterThan(300)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })

  it('names files that exist, and for each row a test or an area still to come', () => {
    const faults = rows.flatMap((row) => faultsOf(row, existsSync, AREAS))
    expect(faults, 'Name in the row a file and a test that exist; after a move, their new paths').toEqual([])
  })

  it('has a row for every call', () => {
    expect(
      unmapped(
        calls.map(({ name }) => name),
        '7.',
      ),
    ).toEqual([])
  })

  it('has a row for every parameter', () => {
    expect(
      unmapped(
        parameterDefinitions.map(({ type }) => type),
        '10.',
      ),
    ).toEqual([])
  })

  it('has a row for every error code', () => {
    expect(unmapped([...Object.keys(errors), ...Object.keys(fieldErrors)], '11.'), rowStep('11')).toEqual([])
  })

  it('shows each error code by tests that ask for it by name', () => {
    const rowsOfCodes = rows.filter(({ section }) => section.startsWith('11.'))
    const silent = rowsOfCodes.flatMap(({ what, shownBy }) => {
      const code = /`([A-Z_]+)`/.exec(what)?.[1] ?? ''
      return shownBy.filter((path) => !new RegExp(`\\b${code}\\b`).test(readFileSync(path, 'utf8'))).map((path) => `${code}: ${path}`)
    })
    expect(rowsOfCodes.length).toBeGreaterThan(50)
    expect(silent).toEqual([])
  })

  it('has a row for every constant that is a number', () => {
    expect(numbersOf("export const MAX = 12 * 1_024\nexport const NAME = 'x'\nconst OWN = 3")).toEqual(['MAX'])
    const files = globSync('{src,schemas,server,blocks}/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'))
    const names = files.flatMap((path) => numbersOf(readFileSync(path, 'utf8')))
    expect(names).toContain('MAX_BLOCKS')
    expect(unmapped(names, '9.'), rowStep('9')).toEqual([])
  })

  it('has a row for every block type, shown by its own test', () => {
    expect(unmapped(foldersOf('blocks'), '12.'), rowStep('12')).toEqual([])
    for (const row of rows.filter(({ section }) => section.startsWith('12.')))
      expect(row.shownBy[0]).toMatch(/^blocks\/([^/]+)\/\1\.test\.tsx$/)
  })

  it('has a row for every machine', () => {
    expect(unmapped(foldersOf('machines'), '14.'), rowStep('14')).toEqual([])
  })
})

describe('the check of the map', () => {
  const rowOf = (where: string, shown: string) => readFeatureMap(`| F-0001 | it is so | ${where} | ${shown} |`)
  const faults = (where: string, shown: string) =>
    rowOf(where, shown).flatMap((row) => faultsOf(row, (path) => path.startsWith('there'), AREAS))

  it('reads a good row, done, half there or to come', () => {
    expect(faults('[a](../there/a.ts)', '[t](../there/a.test.ts)')).toEqual([])
    expect(faults('[a](../there/a.ts)', '[t](../there/a.test.ts) · to come: shop')).toEqual([])
    expect(faults('—', 'to come: shop')).toEqual([])
  })

  it('sees a missing file, an unknown area, a test that is none, and a row that nothing shows', () => {
    expect(faults('[a](../gone/a.ts)', '[t](../gone/a.test.ts)')).toHaveLength(2)
    expect(faults('—', 'to come: later')).toEqual(['F-0001: « later » is no area'])
    expect(faults('[a](../there/a.ts)', '[t](../there/a.ts)')).toEqual(['F-0001: there/a.ts is no test'])
    expect(faults('—', '—')).toEqual(['F-0001: nothing shows it'])
  })
})

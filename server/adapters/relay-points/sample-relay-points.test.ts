import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { kilometresBetween, type Position } from '#domain/distance.ts'
import departmentTowns from './department-towns.json' with { type: 'json' }
import points from './sample-points.json' with { type: 'json' }
import { sampleRelayPoints } from './sample-relay-points.ts'
import towns from './sample-towns.json' with { type: 'json' }

interface Commune {
  readonly code: string
  readonly nom: string
  readonly codesPostaux?: readonly string[]
}

const load = createRequire(import.meta.url)
const communes = load('@etalab/decoupage-administratif/data/communes.json') as Commune[]
const departments = load('@etalab/decoupage-administratif/data/departements.json') as { code: string; chefLieu: string; zone: string }[]
const mainland = [...new Set(communes.flatMap(({ codesPostaux = [] }) => codesPostaux))].filter((code) => !/^9[78]/.test(code))
const near = (postalCode: string) => sampleRelayPoints.near({ serviceCode: 'MR24', postalCode, city: null, address: null, country: 'FR' })
const departmentOf = (code: string) => (code.startsWith('20') ? (/^20[01]/.test(code) ? '2A' : '2B') : code.slice(0, 2))

describe('the sample points', () => {
  it('cover every postal code of the mainland and Corsica, the nearest first', async () => {
    const without: string[] = []
    for (const code of mainland) {
      const told = await near(code)
      const far = told.map(({ distance = 0 }) => distance)
      if (told.length === 0 || told.length > 10 || far.some((each, index) => each < (far[index - 1] ?? 0))) without.push(code)
    }
    expect(mainland.length).toBeGreaterThan(6000)
    expect(without).toEqual([])
  })

  it('are those nearest to the main town of a department without any, within forty km', async () => {
    const told = async (code: string) => (await near(code)).map(({ city, distance }) => [city, distance])
    expect((await told('93100')).slice(0, 2)).toEqual([
      ['Paris', 7],
      ['Vincennes', 7],
    ])
    expect((await told('93100')).every(([, far]) => Number(far) <= 40)).toBe(true)
    expect(await told('87000')).toEqual([
      ['Clermont-Ferrand', 141],
      ['Saint-Émilion', 152],
      ['Bordeaux', 180],
    ])
  })

  it('exclude overseas departments, which have other prices', async () => {
    expect(await near('97400')).toEqual([])
    expect(await near('98800')).toEqual([])
  })
})

describe('the sample towns', () => {
  it('exist with their postal code', () => {
    const known = new Set(communes.flatMap(({ nom, codesPostaux = [] }) => codesPostaux.map((code) => `${code} ${nom}`)))
    expect(points.filter(({ zipCode, city }) => !known.has(`${zipCode} ${city}`))).toEqual([])
    expect(Object.keys(towns).filter((code) => !mainland.includes(code))).toEqual([])
    const mainTowns = departments
      .filter(({ zone }) => zone === 'metro')
      .map(({ code, chefLieu }) => {
        return `${code} ${communes.find((commune) => commune.code === chefLieu)?.nom}`
      })
    expect(departmentTowns.map(({ department, name }) => `${department} ${name}`).sort()).toEqual(mainTowns.sort())
  })

  it('have consistent positions: points in towns, towns in departments, in France', () => {
    const places: Readonly<Record<string, Position>> = towns
    const mainTown = (code: string) => departmentTowns.find(({ department }) => department === departmentOf(code))!
    expect(points.filter(({ zipCode, position }) => kilometresBetween(places[zipCode]!, position) > 2)).toEqual([])
    expect(Object.entries(places).filter(([code, place]) => kilometresBetween(mainTown(code), place) > 80)).toEqual([])
    for (const { lat, lng } of departmentTowns) expect(lat > 41 && lat < 51 && lng > -5 && lng < 10).toBe(true)
    for (const [index, one] of departmentTowns.entries())
      for (const other of departmentTowns.slice(index + 1)) expect(kilometresBetween(one, other)).toBeGreaterThan(6)
  })
})

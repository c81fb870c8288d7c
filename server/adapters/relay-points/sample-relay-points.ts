import { z } from 'zod'
import { accessPointSchema, type RelayPoint } from '#schemas/api/shop/delivery-calls.ts'
import { kilometresBetween, type Position } from '#domain/distance.ts'
import { compactPostalCode, isOverseas } from '#domain/shop/shipping/postal-code.ts'
import departmentTowns from './department-towns.json' with { type: 'json' }
import type { RelayPoints } from './relay-points.ts'
import townPlaces from './sample-towns.json' with { type: 'json' }
import sample from './sample-points.json' with { type: 'json' }

const most = 10
/** So many are told where none is near: better far than none. */
const mostFar = 3
const points: readonly RelayPoint[] = z.array(accessPointSchema).parse(sample)

/** Where the middle of some towns is, by their postal code. */
const towns: Readonly<Record<string, Position>> = townPlaces

/** Further than this nobody goes for a parcel, if there is one that is nearer. */
const MOST_KM = 40

/** The department of a postal code; both of Corsica have one beginning. */
function departmentOf(postalCode: string): string {
  if (!postalCode.startsWith('20')) return postalCode.slice(0, 2)
  return /^20[01]/.test(postalCode) ? '2A' : '2B'
}

/** Points by how far they are from a place: those that are near, else the nearest few. */
function nearestTo(from: Position, among: readonly RelayPoint[], round: (kilometres: number) => number): readonly RelayPoint[] {
  const sorted = among
    .flatMap((point) => (point.position ? [{ point, far: kilometresBetween(from, point.position) }] : []))
    .sort((one, other) => one.far - other.far || one.point.id.localeCompare(other.point.id))
  const near = sorted.filter(({ far }) => far <= MOST_KM)
  const told = near.length > 0 ? near.slice(0, most) : sorted.slice(0, mostFar)
  return told.map(({ point, far }) => ({ ...point, distance: round(far) }))
}

/**
 * A stored sample of points in France, the same for every carrier: what a shop has as long as no carrier's own service is connected. Of a town that it does
 * not know it tells the points of the department, without how far they are; of a department without any, those nearest to its main town, to the kilometre.
 */
export const sampleRelayPoints: RelayPoints = {
  near: async ({ postalCode, country }) => {
    const code = compactPostalCode(postalCode)
    const inCountry = points.filter((point) => point.country === country)
    const from = towns[code]
    if (from) return nearestTo(from, inCountry, (far) => Math.round(far * 10) / 10)
    if (isOverseas(country, code)) return []
    const ofDepartment = inCountry.filter(({ zipCode }) => departmentOf(zipCode) === departmentOf(code))
    if (ofDepartment.length > 0) return ofDepartment.slice(0, most)
    const mainTown = departmentTowns.find(({ department }) => department === departmentOf(code))
    return mainTown ? nearestTo(mainTown, inCountry, Math.round) : []
  },
  find: async (_, id) => points.find((point) => point.id === id) ?? null,
}

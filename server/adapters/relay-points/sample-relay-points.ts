import { z } from 'zod'
import { accessPointSchema, type RelayPoint } from '#schemas/api/shop/delivery-calls.ts'
import { kilometresBetween, type Position } from '#domain/distance.ts'
import { compactPostalCode, isOverseas } from '#domain/shop/shipping/postal-code.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import departmentTowns from './department-towns.json' with { type: 'json' }
import type { RelayPoints } from './relay-points.ts'
import townPlaces from './sample-towns.json' with { type: 'json' }
import sample from './sample-points.json' with { type: 'json' }

const MAX_NEAR = 10
/** The number of points returned when none is near. */
const MAX_FAR = 3
const points: readonly RelayPoint[] = z.array(accessPointSchema).parse(sample)

/** The centres of some towns by postal code. */
const towns: Readonly<Record<string, Position>> = townPlaces

/** The maximum distance in kilometres, if there is a point within it. */
const MAX_KM = 40

/** Returns the department of a postal code. Both departments of Corsica share a prefix. */
function departmentOf(postalCode: string): string {
  if (!postalCode.startsWith('20')) return postalCode.slice(0, 2)
  return /^20[01]/.test(postalCode) ? '2A' : '2B'
}

/** Returns points by distance: those nearby, or else the nearest few. */
function nearestTo(from: Position, among: readonly RelayPoint[], round: (kilometres: number) => number): readonly RelayPoint[] {
  const sorted = among
    .flatMap((point) => (point.position ? [{ point, far: kilometresBetween(from, point.position) }] : []))
    .sort((one, other) => one.far - other.far || one.point.id.localeCompare(other.point.id))
  const near = sorted.filter(({ far }) => far <= MAX_KM)
  const nearest = near.length > 0 ? near.slice(0, MAX_NEAR) : sorted.slice(0, MAX_FAR)
  return nearest.map(({ point, far }) => ({ ...point, distance: round(far) }))
}

/**
 * A stored sample of pickup points in France for every carrier, used until the service of a carrier is connected. For an unknown town it
 * returns the points of the
 * department without distances; for a department without any, those nearest to its main town with distances in kilometres.
 */
export const sampleRelayPoints: RelayPoints = {
  near: async ({ postalCode, country }) => {
    const code = compactPostalCode(postalCode, country)
    const inCountry = points.filter((point) => point.country === country)
    const from = ownValue(towns, code)
    if (from) return nearestTo(from, inCountry, (far) => Math.round(far * 10) / 10)
    if (isOverseas(country, code)) return []
    const ofDepartment = inCountry.filter(({ zipCode }) => departmentOf(zipCode) === departmentOf(code))
    if (ofDepartment.length > 0) return ofDepartment.slice(0, MAX_NEAR)
    const mainTown = departmentTowns.find(({ department }) => department === departmentOf(code))
    return mainTown ? nearestTo(mainTown, inCountry, Math.round) : []
  },
  find: async (_, id) => points.find((point) => point.id === id) ?? null,
}

import { z } from 'zod'
import { accessPointSchema, type RelayPoint } from '#schemas/api/delivery-calls.ts'
import { kilometresBetween, type Position } from '#domain/distance.ts'
import type { RelayPoints } from './relay-points.ts'
import townPlaces from './sample-towns.json' with { type: 'json' }
import sample from './sample-points.json' with { type: 'json' }

const most = 10
const points: readonly RelayPoint[] = z.array(accessPointSchema).parse(sample)

/** Where the middle of some towns is, by their postal code. */
const towns: Readonly<Record<string, Position>> = townPlaces

/** Further than this nobody goes for a parcel. */
const MOST_KM = 40
const departmentOf = (postalCode: string): string => postalCode.slice(0, 2)

/** A stored sample of points in France, the same for every carrier: what a shop has as long as no carrier's own service is connected. Of a town that it does not know it tells the points of the department, without how far they are. */
export const sampleRelayPoints: RelayPoints = {
  near: async ({ postalCode, country }) => {
    const inCountry = points.filter((point) => point.country === country)
    const from = towns[postalCode.replaceAll(/\s/g, '')]
    if (!from) return inCountry.filter(({ zipCode }) => departmentOf(zipCode) === departmentOf(postalCode)).slice(0, most)
    return inCountry
      .flatMap((point) => {
        const far = point.position ? kilometresBetween(from, point.position) : Infinity
        return far <= MOST_KM ? [{ point, far }] : []
      })
      .sort((one, other) => one.far - other.far || one.point.id.localeCompare(other.point.id))
      .slice(0, most)
      .map(({ point, far }) => ({ ...point, distance: Math.round(far * 10) / 10 }))
  },
  find: async (_, id) => points.find((point) => point.id === id) ?? null,
}

import { z } from 'zod'
import { accessPointSchema, type RelayPoint } from '#schemas/api/delivery-calls.ts'
import type { RelayPoints } from './relay-points.ts'
import sample from './sample-points.json' with { type: 'json' }

const most = 10
const points: readonly RelayPoint[] = z.array(accessPointSchema).parse(sample)

/** How many signs two postal codes share from their beginning: the more, the nearer. */
function nearness(one: string, other: string): number {
  const differs = [...one].findIndex((sign, index) => sign !== other[index])
  return differs === -1 ? one.length : differs
}

/** A stored sample of points in France, the same for every carrier: what a shop has as long as no carrier's own service is connected. */
export const sampleRelayPoints: RelayPoints = {
  near: async ({ postalCode, country }) =>
    points
      .filter((point) => point.country === country)
      .map((point) => ({ point, near: nearness(point.zipCode, postalCode) }))
      .sort((one, other) => other.near - one.near || one.point.id.localeCompare(other.point.id))
      .slice(0, most)
      .map(({ point }) => point),
  find: async (_, id) => points.find((point) => point.id === id) ?? null,
}

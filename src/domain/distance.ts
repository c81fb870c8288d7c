/** A place on the earth, in degrees. */
export interface Position {
  readonly lat: number
  readonly lng: number
}

const EARTH_KM = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** How far two places are from one another, in kilometres as the crow flies. */
export function kilometresBetween(one: Position, other: Position): number {
  const [north, east] = [radians(other.lat - one.lat), radians(other.lng - one.lng)]
  const chord = Math.sin(north / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

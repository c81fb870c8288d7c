/** The last instant at which something that begins and ends takes place: what ends at midnight is over as the day begins. */
export function lastInstant({ startAt, endAt }: { readonly startAt: string; readonly endAt: string }): number {
  const end = Date.parse(endAt)
  return end > Date.parse(startAt) ? end - 1 : end
}

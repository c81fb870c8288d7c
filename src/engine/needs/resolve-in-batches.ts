/** Asks for all that is due at once, and then for what that has made due, until nothing more is. */
export async function resolveInBatches<Asked>(
  wanted: readonly Asked[],
  isDue: (one: Asked) => boolean,
  ask: (one: Asked) => Promise<void>,
): Promise<void> {
  const due = new Set(wanted.filter(isDue))
  if (due.size === 0) return
  await Promise.all([...due].map(ask))
  const others = wanted.filter((one) => !due.has(one))
  await resolveInBatches(others, isDue, ask)
}

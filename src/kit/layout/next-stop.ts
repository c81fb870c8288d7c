const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** The place in a row of controls to which a key leads; null where it leads nowhere. */
export function nextStop(key: string, at: number, count: number): number | null {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  return step === undefined || count === 0 ? null : step(Math.max(at, 0), count)
}

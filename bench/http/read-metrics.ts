/** Reads a counter without labels from the metrics of the application. */
export function readCounter(metrics: string, name: string): number {
  const line = metrics.split('\n').find((each) => each.startsWith(`${name} `))
  if (line === undefined) throw new Error(`the application does not publish ${name}`)
  return Number(line.slice(name.length + 1))
}

/** Refuses a measurement whose requests were not answered as it says: each by a rendered page, or by a page in memory. */
export function requireRenders(
  renders: number,
  { each, requests, others }: { readonly each: 0 | 1; readonly requests: number; readonly others: number },
): void {
  const least = each * requests
  if (requests > 0 && renders >= least && renders <= least + others) return
  throw new Error(
    `${requests} requests rendered ${renders} pages, not ${least} and at most ${others} others: the figure is of something else`,
  )
}

const LAST = 10_000

/** The page of a list that a query asks for; anything but a plain positive number is the first. */
export function pageNumber(asked: string | undefined): number {
  return asked !== undefined && /^[1-9]\d{0,4}$/.test(asked) ? Math.min(Number(asked), LAST) : 1
}

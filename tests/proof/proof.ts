/** One figure of a proof: what was done, what was seen, and whether that is what was promised. */
export interface ProofRow {
  readonly what: string
  readonly seen: string
  readonly promised: string
  /** `null` when this machine has not what it takes: said, never counted as held. */
  readonly holds: boolean | null
}

/** Something shown at a length that is too long for each change; its short form is in `npm test`. */
export interface Proof {
  readonly name: string
  readonly title: string
  run(): Promise<readonly ProofRow[]>
}

/** A whole number as English readers group it. */
export function count(value: number): string {
  return new Intl.NumberFormat('en-GB').format(value)
}

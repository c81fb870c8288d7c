import turn from './turn.json' with { type: 'json' }

/** Full mode, asked for by `npm run proof` with `FULL=1`: everything runs. */
export const isFull: boolean = process.env['FULL'] === '1'

/** Number of the turn: `TEST_SEED`, else the one of the tree, so that a commit gives the same result every day. Raised by one in a commit of its own. */
export const seed: number = readSeed(process.env['TEST_SEED'])

function readSeed(given: string | undefined): number {
  if (given === undefined || given === '') return turn.turn
  if (!/^\d{1,15}$/.test(given)) throw new Error(`TEST_SEED is a whole number, not « ${given} »`)
  return Number(given)
}

/** Fixes the seed for child processes, and returns the line that lets a reader repeat the run. */
export function fixSeed(): string {
  process.env['TEST_SEED'] = String(seed)
  return isFull ? 'FULL=1: nothing is sampled' : `TEST_SEED=${seed}`
}

/** The turn of this run, for the environment of a program that inherits none. */
export function turnOfRun(): { readonly TEST_SEED: string; readonly FULL: string } {
  return { TEST_SEED: String(seed), FULL: isFull ? '1' : '' }
}

/** A turn other than that of the run. */
export interface Turn {
  readonly seed: number
  readonly isFull: boolean
}

const thisTurn: Turn = { seed, isFull }

/** One item in `parts` of a list, the whole list in full mode: `parts` consecutive seeds together take every item. */
export function takeTurn<T>(list: readonly T[], parts: number, turn: Turn = thisTurn): readonly T[] {
  if (!Number.isInteger(parts) || parts < 1) throw new Error(`A list is divided into 1 part or more, not into ${parts}`)
  return turn.isFull ? list : list.filter((_, index) => (index + turn.seed) % parts === 0)
}

/** One variant (a width, a language, a way) of the subject of this number, all in full mode: neighbours get different ones, the next seed the next one. */
export function inTurn<T>(number: number, variants: readonly T[], turn: Turn = thisTurn): readonly T[] {
  return turn.isFull ? variants : variants.filter((_, index) => index === (number + turn.seed) % variants.length)
}

/** True for one test in `parts` tests that each run takes, all in full mode: consecutive seeds take every number. */
export function isInTurn(number: number, parts = 2, turn: Turn = thisTurn): boolean {
  return turn.isFull || (number + turn.seed) % parts === 0
}

/** The number by which something that runs in one of `parts` turns takes its variants: it grows by one from each of its runs to the next. */
export function numberOfRun(number: number, parts = 2, turn: Turn = thisTurn): number {
  return Math.floor((number + turn.seed) / parts) - turn.seed
}

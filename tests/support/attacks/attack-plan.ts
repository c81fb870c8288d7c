import type { AttackedBlocks } from './attacked-blocks.ts'
import type { AttackedSettings } from './attacked-settings.ts'

/** How much is attacked. */
export interface AttackSize {
  /** How many pairs of a text and a place in a block, at least; each place has its share. */
  readonly blockPairs: number
  /** How many sites have their names and settings attacked. */
  readonly rounds: number
  /** How many texts are made besides our own. */
  readonly generated: number
  readonly seed: number
}

/** Where drawings that try to act are found. */
export interface AttackedDrawings {
  /** Put in as an upload puts them. */
  readonly uploaded: readonly string[]
  /** Put in past the product. */
  readonly raw: readonly string[]
  /** Not taken as an upload. */
  readonly refused: number
}

/** What a browser is to be led to. */
export interface AttackPlan {
  readonly attacks: number
  readonly blocks: AttackedBlocks
  readonly settings: AttackedSettings
  readonly drawings: AttackedDrawings
}

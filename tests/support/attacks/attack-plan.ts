import type { AttackedBlocks } from './attacked-blocks.ts'
import type { AttackedSettings } from './attacked-settings.ts'

/** The size of an attack run. */
export interface AttackSize {
  /** The minimum number of pairs of a text and a block field, distributed over all fields. */
  readonly blockPairs: number
  /** The number of sites whose names and settings are attacked. */
  readonly rounds: number
  /** The number of generated texts beside the fixed ones. */
  readonly generated: number
  readonly seed: number
}

/** The URLs of SVG files with active content. */
export interface AttackedDrawings {
  /** Stored by an upload. */
  readonly uploaded: readonly string[]
  /** Stored without the application. */
  readonly raw: readonly string[]
  /** The number rejected by the upload. */
  readonly refused: number
}

/** The URLs that the browser visits. */
export interface AttackPlan {
  readonly attacks: number
  readonly blocks: AttackedBlocks
  readonly settings: AttackedSettings
  readonly drawings: AttackedDrawings
}

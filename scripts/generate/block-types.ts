import { BANNER } from './names.ts'
import type { Sources } from './read-sources.ts'

/** The names of the block types, and those that need script in the browser. */
export function generateBlockTypes(sources: Sources): string {
  const names = sources.blocks.map(({ type }) => `'${type}'`).join(', ')
  const live = sources.blocks.filter(({ manifest }) => manifest.interactive === true).map(({ type }) => `'${type}'`)
  return `${BANNER}
/** Every block type, in the order of the alphabet. */
export const blockTypes = [${names}] as const

/** The name of a block type. */
export type BlockType = (typeof blockTypes)[number]

/** The block types whose view needs script in the browser. */
export const interactiveTypes: ReadonlySet<string> = new Set<BlockType>([${live.join(', ')}])
`
}

import { BANNER } from './names.ts'
import type { Sources } from './read-sources.ts'

/** The names of the block types, those that need script in the browser, and those that can hold the page’s title. */
export function generateBlockTypes(sources: Sources): string {
  const names = sources.blocks.map(({ type }) => `'${type}'`).join(', ')
  const live = sources.blocks.filter(({ manifest }) => manifest.interactive === true).map(({ type }) => `'${type}'`)
  const alone = sources.blocks.filter(({ manifest }) => manifest.startsAlone === true).map(({ type }) => `'${type}'`)
  const outside = sources.blocks.filter(({ manifest }) => manifest.outside !== undefined).map(({ type }) => `'${type}'`)
  const account = sources.blocks.filter(({ manifest }) => manifest.ofAccount === true).map(({ type }) => `'${type}'`)
  const titles = sources.blocks.flatMap(({ type, manifest }) =>
    typeof manifest.pageTitle === 'string' ? [`['${type}', '${manifest.pageTitle}']`] : [],
  )
  return `${BANNER}
/** Every block type, in the order of the alphabet. */
export const blockTypes = [${names}] as const

/** The name of a block type. */
export type BlockType = (typeof blockTypes)[number]

/** The block types whose view needs script in the browser. */
export const interactiveTypes: ReadonlySet<string> = new Set<BlockType>([${live.join(', ')}])

/** The interactive block types whose view changes before the visitor acts. */
export const selfStartingTypes: ReadonlySet<string> = new Set<BlockType>([${alone.join(', ')}])

/** The block types that fetch from other sites, once somebody asks: the pages that hold one have a policy of their own. */
export const externalContentTypes: ReadonlySet<string> = new Set<BlockType>([${outside.join(', ')}])

/** The block types with a form that does something to the account of whoever sends it: their pages say for whom they were made. */
export const accountTypes: ReadonlySet<string> = new Set<BlockType>([${account.join(', ')}])

/** The block types whose title can be the page's h1: always, or when their level is 1. */
export const titleTypes: ReadonlyMap<string, 'always' | 'at-level-1'> = new Map([${titles.join(', ')}])
`
}

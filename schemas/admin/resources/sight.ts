import type { Resource } from './resource.ts'
import type { RightVerb } from './rights.ts'

/**
 * How visitors come to see the items of a resource: once they are published, where something that visitors see uses them, unless a field hides
 * them, or as soon as they are saved.
 */
export type Sight = 'published' | 'used' | 'unhidden' | 'always'

type Declared = Pick<Resource, 'life' | 'usedAs' | 'hiddenBy'>

/** The way in which visitors come to see the items of a resource, by its declaration. */
export function sightOf({ life, usedAs, hiddenBy }: Declared): Sight {
  if (life === 'published') return 'published'
  if (usedAs !== undefined) return 'used'
  return hiddenBy === undefined ? 'always' : 'unhidden'
}

/** The verb of the right without which the panel shows no act that writes items of a resource: visitors see some changes as soon as they are saved. */
export function writeVerbOf(resource: Declared): RightVerb {
  const sight = sightOf(resource)
  return sight === 'always' || sight === 'unhidden' ? 'publish' : 'write'
}

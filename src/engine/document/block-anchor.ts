import type { Block } from '#schemas/generated/content.ts'

/** The anchor that a block gives to its place of the page, null when it gives none; a stored block may hold anything. */
export function anchorOf({ props }: Pick<Block, 'props'>): string | null {
  const anchor = props['anchor']
  return typeof anchor === 'string' && anchor !== '' ? anchor : null
}

import type { Block } from '#schemas/generated/content.ts'
import { interactiveTypes, titleTypes } from '#schemas/generated/block-types.ts'
import type { BlockNode } from '#renderer/render-blocks.tsx'

type Screen = 'mobile' | 'desktop'

const SCREENS: readonly Screen[] = ['mobile', 'desktop']
const NONE: ReadonlySet<string> = new Set()

/** The blocks whose title is the page's h1: the first for all screens, else one for each; none when no block gives every screen one. */
export function titleBlocksOf(blocks: readonly BlockNode[], skipped: ReadonlySet<string> = NONE): readonly string[] {
  const first = new Map<string, string>()
  const visit = (nodes: readonly BlockNode[], around: readonly Screen[]) => {
    for (const node of nodes) {
      if (node === null || typeof node === 'string' || skipped.has(node.id)) continue
      const screens = screensOf(node, around)
      const key = screens.join()
      if (canHoldTitle(node) && !first.has(key)) first.set(key, node.id)
      // What is interactive may fold away what it holds.
      if (!interactiveTypes.has(node.type)) for (const children of Object.values(node.slots ?? {})) visit(children, screens)
    }
  }
  visit(blocks, SCREENS)
  const everywhere = first.get(SCREENS.join())
  if (everywhere !== undefined) return [everywhere]
  const each = SCREENS.flatMap((screen) => first.get(screen) ?? [])
  return each.length === SCREENS.length ? each : []
}

function canHoldTitle({ type, props }: Block): boolean {
  const when = titleTypes.get(type)
  return when === 'always' || (when === 'at-level-1' && props['level'] === 1)
}

function screensOf({ visibility }: Block, around: readonly Screen[]): readonly Screen[] {
  const own = visibility?.screens
  return own === undefined ? around : around.filter((screen) => own.includes(screen))
}

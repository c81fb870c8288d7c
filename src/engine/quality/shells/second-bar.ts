import type { RegisteredType } from '#engine/registry/registry.ts'
import type { Examined } from '#engine/quality/examined.ts'
import type { Found } from '#engine/quality/finding.ts'

/** Tests if blocks of a type are bars of a site: each page shows one of them. */
export function isBar({ manifest }: Pick<RegisteredType, 'manifest'>): boolean {
  return manifest.category === 'shell'
}

/** Finds a bar beside another one of its type: a second header, a second footer. */
export function secondBar({ blocks }: Examined): Found[] {
  const seen = new Set<string>()
  return blocks.flatMap(({ block, type }): Found[] => {
    if (!isBar(type)) return []
    const isSecond = seen.has(block.type)
    seen.add(block.type)
    return isSecond ? [{ blockId: block.id, pointer: '', values: {} }] : []
  })
}

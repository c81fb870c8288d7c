import type { Registry } from '#engine/registry/registry.ts'
import { icons, type IconName } from '#kit/icons/icon-set.ts'

const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name)

/** The icon of a block type, as its manifest names it. */
export function blockIcon({ types }: Registry, type: string): IconName {
  const name = types.get(type)?.manifest.palette?.icon ?? ''
  return isIcon(name) ? name : 'layers'
}

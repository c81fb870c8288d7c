import type { Registry } from '#engine/registry/registry.ts'

/** The French name of a block type; for a type that this build does not know, the name that is stored. */
export function labelOf({ types }: Registry, type: string): string {
  return types.get(type)?.manifest.label.fr ?? type
}

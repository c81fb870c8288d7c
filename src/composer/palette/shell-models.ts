import type { Registry } from '#engine/registry/registry.ts'
import type { Model } from './model.ts'

/** The types that some list of a shell takes: those of its regions, and those of the slots of what stands there. */
function typesOfShells({ types, regionRoot }: Registry): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...regionRoot]
  for (let type = waiting.pop(); type !== undefined; type = waiting.pop()) {
    if (found.has(type)) continue
    found.add(type)
    for (const { accepts } of types.get(type)?.slots.values() ?? []) waiting.push(...accepts)
  }
  return found
}

/** The ready content that some list of a shell takes. The rest, such as models of whole pages, would be refused everywhere. */
export function modelsOfShells(registry: Registry, models: readonly Model[]): readonly Model[] {
  const types = typesOfShells(registry)
  return models.filter(({ blocks }) => blocks.every(({ type }) => types.has(type)))
}

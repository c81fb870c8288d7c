import type { Registry } from '#engine/registry/registry.ts'

let loading: Promise<Registry> | null = null

/** Loads all block types with their manifests and validators, once. They come apart from the first script of the panel. */
export function loadRegistry(): Promise<Registry> {
  loading ??= Promise.all([import('#blocks/catalogue.ts'), import('#engine/registry/registry.ts')]).then(
    ([{ catalogue }, { createRegistry }]) => createRegistry(catalogue),
  )
  return loading
}

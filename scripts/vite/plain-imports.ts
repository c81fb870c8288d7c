import type { Plugin } from 'vite'

/** The module that Vite wraps around each `import()` of a browser build: it preloads what the imported file imports. */
const PRELOAD_HELPER = /^\0vite\/preload-helper\.js$/

/**
 * Leaves each `import()` of a build as the browser knows it, without Vite's helper for preloads. A file that is fetched on demand may then import
 * the entry alone: what else it imports would be requested only after it has arrived.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: false } }),
    load: {
      filter: { id: PRELOAD_HELPER },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'asset' || !chunk.isDynamicEntry) continue
        const late = chunk.imports.filter((name) => {
          const imported = bundle[name]
          return imported?.type === 'chunk' && !imported.isEntry
        })
        if (late.length > 0) this.error(`${chunk.fileName} imports ${late.join(', ')}, which nothing preloads: the entry must hold it.`)
      }
    },
  }
}

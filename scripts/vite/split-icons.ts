import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** Gives each file that names drawings of a package a copy of that package for itself, which the build cuts down to them: the package is one file, and a page that shows one drawing would fetch all that are shown anywhere. */
export function ownDrawings(): Plugin {
  return {
    name: 'own-drawings',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@fortawesome\/free-/ },
      async handler(source, importer) {
        const found = importer ? await this.resolve(source, importer, { skipSelf: true }) : null
        return found && importer ? { ...found, id: `${found.id}?for=${basename(importer)}` } : found
      },
    },
  }
}

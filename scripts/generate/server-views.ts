import { BANNER, pascalCase } from './names.ts'
import type { Sources } from './read-sources.ts'

/** `blocks/views.server.ts`: every view loaded at once, for the server. */
export function generateServerViews(sources: Sources): string {
  const withView = sources.blocks.filter(({ hasView }) => hasView)
  const imports = withView.map(({ type }) => `import { View as ${pascalCase(type)}View } from './${type}/View.tsx'\n`).join('')
  const table = withView.map(({ type }) => `  '${type}': ${pascalCase(type)}View,\n`).join('')
  return `${BANNER}import type { BlockView } from '#renderer/view.ts'
import type { BlockType } from '#schemas/generated/block-types.ts'
${imports}
/** The views of all block types, loaded at once: what the server renders with. */
export const serverViews = {
${table}} satisfies Record<BlockType, BlockView>
`
}

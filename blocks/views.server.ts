// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import type { BlockView } from '#renderer/view.ts'
import type { BlockType } from '#schemas/generated/block-types.ts'

/** The views of all block types, loaded at once: what the server renders with. */
export const serverViews = {} satisfies Record<BlockType, BlockView>

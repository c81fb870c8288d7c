// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import type { BlockType } from './block-types.ts'
import type { SchemaValidator } from './validators.js'

/** The props validators by block type, each loaded when it is asked for. */
export declare const lazyPropsValidators: Readonly<Record<BlockType, () => Promise<SchemaValidator>>>

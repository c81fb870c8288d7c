import manifest from './block-manifest.schema.json' with { type: 'json' }

/** Words for the editor that a schema of props may carry beside JSON Schema; validators of values take no notice of them. */
export const schemaWords: readonly string[] = Object.keys(manifest.$defs.PropSchema.properties)

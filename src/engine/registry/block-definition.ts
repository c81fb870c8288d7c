import type { BlockManifest } from '#schemas/generated/content.ts'
import { validateBlockManifest, type SchemaValidator } from '#schemas/generated/validators.js'
import { describeError } from './format-validation-error.ts'
import type { NeedsFunction } from './needs.ts'
import type { Migration } from './migrations.ts'

/** Validates props with the schema of their type and stores the errors of the last call. */
export type PropsValidator = SchemaValidator

/** A block type on the server: manifest, validator, migrations and data needs, without a view. */
export interface BlockDefinition {
  readonly manifest: BlockManifest
  readonly validate: PropsValidator
  readonly migrations?: readonly Migration[]
  readonly needs?: NeedsFunction
}

/** A block type in `blocks/catalogue.ts`. The manifest comes from a JSON file and is validated here. */
export interface BlockSource {
  readonly manifest: unknown
  readonly validate: PropsValidator
  readonly migrations?: readonly Migration[]
  readonly needs?: NeedsFunction
}

/** Creates a block definition. Throws when the manifest is invalid. */
export function defineBlock({ manifest, ...rest }: BlockSource): BlockDefinition {
  return { manifest: readManifest(manifest), ...rest }
}

function readManifest(value: unknown): BlockManifest {
  if (validateBlockManifest(value)) return value as BlockManifest
  const type = typeof value === 'object' && value !== null && 'type' in value ? String(value.type) : '?'
  const faults = (validateBlockManifest.errors ?? []).map((error) => describeError('', error, value))
  throw new TypeError(`block.json of "${type}": ${faults.join(' · ')}`)
}

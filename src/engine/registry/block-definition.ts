import type { BlockManifest } from '#schemas/generated/content.ts'
import { validateBlockManifest, type SchemaValidator } from '#schemas/generated/validators.js'
import { describeError } from '#engine/validation/format-validation-error.ts'
import type { NeedsFunction } from '#engine/needs/needs.ts'
import type { Migration } from './migrations.ts'

/** Says whether props obey their type's schema, and keeps the errors of the last call. */
export type PropsValidator = SchemaValidator

/** A block type as the server knows it: its manifest, its validator, its migrations and its data needs; no view. */
export interface BlockDefinition {
  readonly manifest: BlockManifest
  readonly validate: PropsValidator
  readonly migrations?: readonly Migration[]
  readonly needs?: NeedsFunction
}

/** What `blocks/catalogue.ts` says of one block type; the manifest comes from its JSON file, so it is checked here. */
export interface BlockSource {
  readonly manifest: unknown
  readonly validate: PropsValidator
  readonly migrations?: readonly Migration[]
  readonly needs?: NeedsFunction
}

/** Makes a block definition, and throws when the manifest does not obey the manifests' schema. */
export function defineBlock({ manifest, ...rest }: BlockSource): BlockDefinition {
  return { manifest: readManifest(manifest), ...rest }
}

function readManifest(value: unknown): BlockManifest {
  if (validateBlockManifest(value)) return value as BlockManifest
  const type = typeof value === 'object' && value !== null && 'type' in value ? String(value.type) : '?'
  const faults = (validateBlockManifest.errors ?? []).map((error) => describeError('', error, value))
  throw new TypeError(`block.json of "${type}": ${faults.join(' · ')}`)
}

import type { BlockManifest, Json, SlotRule } from '#schemas/generated/content.ts'
import type { NeedsFunction } from './needs.ts'
import type { BlockDefinition, PropsValidator } from './block-definition.ts'
import { MAX_PROPS_BYTES } from './limits.ts'
import type { Migration } from './migrations.ts'
import { maxPropsBytes, textFields, type Field } from './prop-fields.ts'

/** The rule of a slot with its groups expanded to types. */
export interface Slot {
  readonly name: string
  readonly accepts: ReadonlySet<string>
  readonly min: number
  readonly max: number
}

/** A compiled block type with constant-time lookups. */
export interface RegisteredType {
  readonly type: string
  readonly version: number
  readonly manifest: BlockManifest
  readonly validate: PropsValidator
  readonly migrations: readonly Migration[]
  readonly needs: NeedsFunction | null
  readonly slots: ReadonlyMap<string, Slot>
  readonly fields: readonly Field[]
  readonly defaults: readonly (readonly [name: string, value: Json])[]
  readonly mayBeOversize: boolean
}

/** All block types of an application. */
export interface Registry {
  readonly types: ReadonlyMap<string, RegisteredType>
  /** The types allowed at the root of a page. */
  readonly pageRoot: ReadonlySet<string>
  /** The types allowed at the root of a shell region. */
  readonly regionRoot: ReadonlySet<string>
}

const PAGE_GROUPS = ['page-section', 'content']
const REGION_GROUPS = ['bar']

/** Compiles block definitions. Throws on a duplicate type, a slot without known types or a version without migrations. */
export function createRegistry(definitions: readonly BlockDefinition[]): Registry {
  const byName = typesByName(definitions)
  const types = new Map<string, RegisteredType>()
  for (const definition of definitions) {
    const { type } = definition.manifest
    if (types.has(type)) throw new TypeError(`Block type "${type}" is registered twice`)
    types.set(type, compileType(definition, byName))
  }
  return { types, pageRoot: accepted(PAGE_GROUPS, byName), regionRoot: accepted(REGION_GROUPS, byName) }
}

/** Returns the types by the name of a type or group. */
function typesByName(definitions: readonly BlockDefinition[]): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>()
  for (const { manifest } of definitions)
    for (const name of [manifest.type, ...manifest.groups]) names.set(name, (names.get(name) ?? new Set()).add(manifest.type))
  for (const { manifest } of definitions)
    if ((names.get(manifest.type)?.size ?? 0) > 1) throw new TypeError(`"${manifest.type}" is both a block type and a group`)
  return names
}

function compileType(
  { manifest, validate, migrations = [], needs }: BlockDefinition,
  byName: ReadonlyMap<string, ReadonlySet<string>>,
): RegisteredType {
  const { type, version } = manifest
  checkMigrations(type, version, migrations)
  checkRequired(manifest)
  const slots = new Map(Object.entries(manifest.slots).map(([name, rule]) => [name, compileSlot(type, name, rule, byName)]))
  return {
    type,
    version,
    manifest,
    validate,
    migrations,
    needs: needs ?? null,
    slots,
    fields: textFields(manifest.props),
    defaults: defaultsOf(manifest),
    mayBeOversize: maxPropsBytes(manifest.props) > MAX_PROPS_BYTES,
  }
}

function checkMigrations(type: string, version: number, migrations: readonly Migration[]): void {
  if (migrations.length !== version - 1)
    throw new TypeError(`Block type "${type}" is at version ${version}: expected ${version - 1} migrations, got ${migrations.length}`)
  migrations.forEach(({ id }, index) => {
    if (id !== `${type}/${index + 2}`) throw new TypeError(`Block type "${type}": expected migration "${type}/${index + 2}", got "${id}"`)
  })
}

function checkRequired({ type, props }: BlockManifest): void {
  for (const name of props.required ?? [])
    if (!Object.hasOwn(props.properties, name))
      throw new TypeError(`Block type "${type}" requires the prop "${name}", which it does not describe`)
}

function compileSlot(type: string, name: string, rule: SlotRule, byName: ReadonlyMap<string, ReadonlySet<string>>): Slot {
  const min = rule.min ?? 0
  if (min > rule.max) throw new TypeError(`Slot "${name}" of "${type}": min ${min} is over max ${rule.max}`)
  for (const wanted of rule.accepts)
    if (!byName.has(wanted)) throw new TypeError(`Slot "${name}" of "${type}" accepts "${wanted}", which is no block type and no group`)
  return { name, accepts: accepted(rule.accepts, byName), min, max: rule.max }
}

function accepted(names: readonly string[], byName: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  return new Set(names.flatMap((name) => [...(byName.get(name) ?? [])]))
}

function defaultsOf({ props }: BlockManifest): readonly (readonly [string, Json])[] {
  return Object.entries(props.properties).flatMap(([name, schema]) =>
    schema.default === undefined ? [] : [[name, schema.default as Json] as const],
  )
}

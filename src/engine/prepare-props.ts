import type { IsClosed } from '#domain/urls/disabled-paths.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import type { SchemaError } from '#schemas/generated/validators.js'
import { ownValue } from '#schemas/names/own-value.ts'
import { describeError } from '#engine/registry/format-validation-error.ts'
import { jsonBytes, MAX_PROPS_BYTES } from './registry/limits.ts'
import { migrateProps } from './registry/migrations.ts'
import type { RegisteredType } from './registry/registry.ts'
import { resolveProps, type TextPass } from './resolve-props.ts'
import { unwrapLinks } from './text/unwrap-links.ts'
import type { BlockProblemCode } from './validation/block-error.ts'

type Props = Record<string, Json>

/** The reason for which props cannot be shown: a fault, or a closed page that the whole block depends on. */
export type PropsRefusalCode =
  Extract<BlockProblemCode, 'NEWER_VERSION' | 'MIGRATION_FAILED' | 'PROPS_INVALID' | 'PROPS_OVERSIZE'> | 'CLOSED_LINK'

/** Props that cannot be shown as they are. */
export interface PropsRefusal {
  readonly code: PropsRefusalCode
  /** The rest of the log's sentence, after the place of the block. */
  readonly detail: string
  /** The migrated props; null when they could not be read. */
  readonly props: Props | null
  /** True when the HTML in these props was cleaned. */
  readonly isClean: boolean
  /** The rules that the props break. */
  readonly errors: readonly SchemaError[]
}

/** The sanitiser, values and closed places that props are read with, and the callback for a refusal. */
export interface PropsPass extends TextPass {
  readonly isClosed?: IsClosed | null | undefined
  readonly refuse: (refusal: PropsRefusal) => void
}

/** Reads the props of one block: migrated, validated, cleaned, filled in, without closed links, with defaults. Null after a refusal; the same object when nothing changed. */
export function prepareProps(type: RegisteredType, block: Pick<Block, 'v' | 'props'>, pass: PropsPass): Props | null {
  const current = block.v === type.version ? block.props : migrated(type, block, pass)
  if (current === null) return null
  if (!type.validate(current)) return refuseInvalid({ type, block, pass }, current, false)
  if (type.mayBeOversize && isOversize(current)) return refuseOversize(block.props, pass)
  const resolved = resolveProps(type.fields, current, pass)
  if (resolved !== current && hasLostSomething(type, resolved)) return refuseInvalid({ type, block, pass }, resolved, true)
  return withoutClosedLinks(type, withDefaults(type, resolved), pass)
}

/** Cleans and fills in props that were not validated, as far as their values have the right shape. */
export function cleanProps(type: RegisteredType, props: Props, pass: PropsPass): Props {
  const filled = withDefaults(type, resolveProps(type.fields, props, pass))
  return pass.isClosed ? unwrapLinks(type.fields, filled, pass.isClosed) : filled
}

// A button whose page is closed is no button. It goes without a report, for nothing is wrong with it.
function withoutClosedLinks(type: RegisteredType, props: Props, pass: PropsPass): Props | null {
  if (!pass.isClosed) return props
  const open = unwrapLinks(type.fields, props, pass.isClosed)
  if (open === props || !hasLostSomething(type, open)) return open
  pass.refuse({
    code: 'CLOSED_LINK',
    detail: '.props: the page of a link is closed',
    props,
    isClean: true,
    errors: type.validate.errors ?? [],
  })
  return null
}

function migrated(type: RegisteredType, block: Pick<Block, 'v' | 'props'>, pass: PropsPass): Props | null {
  if (block.v > type.version) {
    return refuseUnread('NEWER_VERSION', `.v: expected at most ${type.version}, got ${block.v}`, pass)
  }
  try {
    return migrateProps(type.migrations, block.v, block.props)
  } catch (error) {
    return refuseUnread('MIGRATION_FAILED', `.props: migrating from version ${block.v} failed, ${String(error)}`, pass)
  }
}

function refuseUnread(code: PropsRefusalCode, detail: string, pass: PropsPass): null {
  pass.refuse({ code, detail, props: null, isClean: false, errors: [] })
  return null
}

interface Reading {
  readonly type: RegisteredType
  readonly block: Pick<Block, 'props'>
  readonly pass: PropsPass
}

function refuseInvalid({ type, block, pass }: Reading, props: Props, isClean: boolean): null {
  const errors = type.validate.errors ?? []
  const [error] = errors
  if (jsonBytes(props) > MAX_PROPS_BYTES) return refuseOversize(block.props, pass)
  const detail = error ? describeError('.props', error, props) : '.props: expected valid props'
  pass.refuse({ code: 'PROPS_INVALID', detail, props, isClean, errors })
  return null
}

function refuseOversize(props: Props, pass: PropsPass): null {
  return refuseUnread('PROPS_OVERSIZE', `.props: expected at most ${MAX_PROPS_BYTES} bytes, got ${jsonBytes(props)}`, pass)
}

/** True when props lost something that they need. A text that became longer than a writer may make it is no loss. */
function hasLostSomething({ validate }: RegisteredType, props: Props): boolean {
  return !validate(props) && (validate.errors ?? []).some(({ keyword }) => keyword !== 'maxLength')
}

function isOversize(props: Props): boolean {
  return roughBytes(props) > MAX_PROPS_BYTES && jsonBytes(props) > MAX_PROPS_BYTES
}

/** At least the bytes of the value as JSON text. */
function roughBytes(value: Json): number {
  if (typeof value === 'string') return 2 + value.length * 6
  if (typeof value !== 'object' || value === null) return 30
  let sum = 2
  if (Array.isArray(value)) for (const item of value) sum += 1 + roughBytes(item)
  else for (const key in value) sum += key.length * 6 + 4 + roughBytes(value[key] as Json)
  return sum
}

function withDefaults({ defaults }: RegisteredType, props: Props): Props {
  const missing = defaults.filter(([name]) => ownValue(props, name) === undefined)
  return missing.length === 0 ? props : { ...props, ...Object.fromEntries(missing) }
}

import type { Json } from '#schemas/generated/content.ts'
import type { SchemaError } from '#schemas/generated/validators.js'
import { ownValue } from '#schemas/names/own-value.ts'
import type { RegisteredType } from './registry/registry.ts'

type Props = Record<string, Json>

/** Rules about the amount of content. A view can show a value that breaks one: its shape is right. */
export const AMOUNTS: ReadonlySet<string> = new Set(['required', 'minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'])

/** A copy of invalid props without the values of a wrong shape, for a view to show; empty when that is not enough. */
export function showableProps(type: RegisteredType, props: Props, errors: readonly SchemaError[]): Props {
  // Two rules may fail at one place.
  const paths = new Map(errors.filter(({ keyword }) => !AMOUNTS.has(keyword)).map((error) => [pathOf(error).join('/'), pathOf(error)]))
  // The last item of a list goes first, so that the others keep their index.
  const rest = [...paths.values()].toSorted(byLaterItem).reduce<Json>(without, props) as Props
  if (type.validate(rest)) return rest
  return (type.validate.errors ?? []).every(({ keyword }) => AMOUNTS.has(keyword)) ? rest : {}
}

/** The names that lead to the value that breaks a rule. */
function pathOf({ instancePath, params }: SchemaError): string[] {
  const names = instancePath.split('/').slice(1)
  const extra = typeof params['additionalProperty'] === 'string' ? [params['additionalProperty']] : []
  return [...names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')), ...extra]
}

function byLaterItem(some: readonly string[], other: readonly string[]): number {
  for (let index = 0; index < Math.min(some.length, other.length); index++) {
    const difference = Number(other[index]) - Number(some[index])
    if (difference) return difference
  }
  return other.length - some.length
}

/** A value without the part at a path. Only what the path leads through is copied: the rest may be deeper than the stack. */
function without(value: Json, path: readonly string[]): Json {
  const [name, ...rest] = path
  if (name === undefined || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const index = Number(name)
    return rest.length === 0 ? value.toSpliced(index, 1) : value.with(index, without(value[index] ?? null, rest))
  }
  const inner = ownValue(value, name)
  const { [name]: _without, ...others } = value
  return rest.length === 0 || inner === undefined ? others : { ...value, [name]: without(inner, rest) }
}

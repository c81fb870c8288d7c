import type { BlockFaults } from '#schemas/runtime/preview-rendering.ts'
import type { CanvasProblem } from '#schemas/composer/messages.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { Registry } from './registry.ts'

/** The part of a schema that leads to the field of a fault. */
interface FieldNode {
  readonly properties?: Readonly<Record<string, FieldNode>>
  readonly items?: FieldNode
  readonly 'x-field'?: string
  readonly 'x-label'?: { readonly fr: string }
}

/** The French names of the fields that faults of a block are about, and the pictures that are all it needs. */
export function describeFaults({ types }: Registry, type: string, faults: CanvasProblem['faults']): BlockFaults {
  const schema: FieldNode = types.get(type)?.manifest.props ?? {}
  const fields = faults.map(({ pointer }) => namesIn(pointer)[0] ?? '').filter((name) => name !== '')
  const names = [...new Set(fields)].map((name) => ownValue(schema.properties ?? {}, name)?.['x-label']?.fr ?? name)
  const isPicture = ({ pointer, keyword }: CanvasProblem['faults'][number]) =>
    keyword === 'required' && fieldAt(schema, namesIn(pointer))?.['x-field'] === 'image'
  return { names, pictures: faults.every(isPicture) ? faults.map(({ pointer }) => pointer) : [] }
}

const namesIn = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))

const fieldAt = (schema: FieldNode, names: readonly string[]): FieldNode | undefined =>
  names.reduce<FieldNode | undefined>((node, name) => node?.items ?? ownValue(node?.properties ?? {}, name), schema)

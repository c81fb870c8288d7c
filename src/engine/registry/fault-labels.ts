import { ownValue } from '#schemas/names/own-value.ts'
import type { Registry } from './registry.ts'

/** The French names of the fields that faults of a block are about, each once; the name that is stored where no field has one. */
export function faultLabels({ types }: Registry, type: string, faults: readonly { readonly pointer: string }[]): string[] {
  const properties: Readonly<Record<string, { readonly 'x-label'?: { readonly fr: string } }>> =
    types.get(type)?.manifest.props.properties ?? {}
  const names = faults.map(({ pointer }) => (pointer.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~'))
  return [...new Set(names)].filter((name) => name !== '').map((name) => ownValue(properties, name)?.['x-label']?.fr ?? name)
}

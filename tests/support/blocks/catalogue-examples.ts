import { readFileSync } from 'node:fs'
import type { Block } from '#schemas/generated/content.ts'

interface Example {
  readonly name: string
  readonly block: Block
}

// In jsdom the address of a module is no file.
const file = 'schemas/generated/catalogue.json'

/** Every example of every block type. */
export function examplesOfCatalogue(): readonly Example[] {
  const types = JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly examples: readonly Example[] }[]
  return types.flatMap(({ examples }) => examples)
}

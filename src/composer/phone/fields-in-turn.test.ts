import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { readSchema } from '#forms/read-schema.ts'
import { fieldsInTurn } from './fields-in-turn.ts'

const registry = createRegistry(catalogue)

const named = (type: string) => fieldsInTurn(readSchema(registry.types.get(type)!.manifest.props))

it('begins with the content of a section, though its schema begins with its look', () => {
  const groups = named('section').map(({ group }) => group)
  expect(groups).toEqual([...groups].sort((one, other) => 'clb'.indexOf(one[0]!) - 'clb'.indexOf(other[0]!)))
  expect(named('section')[0]?.group).toBe('content')
})

it('leaves out the texts of the place of a shared section', () => {
  expect(named('shared-section').map(({ name }) => name)).not.toContain('overrides')
})

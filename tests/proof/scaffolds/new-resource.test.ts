import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from './project-copy.ts'

const LISTS = ['schemas/admin/resources/resources.ts', 'server/composition/stores.ts', 'server/database/tables/resource-tables.ts']

describe('npm run new-resource', () => {
  let copy: ProjectCopy

  beforeAll(() => {
    copy = copyProject()
    expect(copy.failureOf('scripts/new-resource/new-resource.ts', 'partner')).toBe('')
  })
  afterAll(() => copy.remove())

  it('writes the resource into every list, the panel and the feature list', () => {
    for (const file of [...LISTS, 'schemas/generated/resources.json', 'server/people/personal-data/personal-data.ts', 'docs/features.md'])
      expect(copy.read(file), file).toContain('partner')
  })

  it('refuses a name that is taken, and one that is none', () => {
    for (const name of ['partner', 'service', 'a b', 'Partner'])
      expect(copy.failureOf('scripts/new-resource/new-resource.ts', name), name).toContain('new-resource: ')
  })

  it('makes a resource that passes the generated tests untouched', () => {
    const tests = ['every-resource', 'two-administrators', 'resource-rights'].map((name) => `tests/contract/resources/${name}.test.ts`)
    expect(copy.failedTests('contract', ...tests)).toBe('')
    expect(copy.failedTests('integration', 'tests/integration/resource-lists.test.ts', 'tests/integration/personal-data.test.ts')).toBe('')
  })

  it('makes a resource without an error of lint, layout, types or size', () => {
    const files = ['schemas/admin/resources/kinds/partners.ts', 'server/content/items/partner-store.ts', ...LISTS]
    expect(copy.failureOf('node_modules/eslint/bin/eslint.js', ...files)).toBe('')
    expect(copy.failureOf('node_modules/prettier/bin/prettier.cjs', '--check', ...files)).toBe('')
    expect(copy.failedTests('architecture', 'tests/architecture/resource-size.test.ts', 'tests/architecture/folder-size.test.ts')).toBe('')
    expect(copy.typeErrors().filter((line) => /partner/i.test(line) || LISTS.some((file) => line.startsWith(file)))).toEqual([])
  })
})

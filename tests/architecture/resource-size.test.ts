import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allFields } from '#schemas/admin/resources/form-paths.ts'
import { formTree } from '#schemas/admin/resources/form-tree.ts'
import { resources } from '#schemas/admin/resources/resources.ts'

/** The most lines of the declaration and the store of a resource together. */
const MAX_LINES = 100

const kinds = globSync('schemas/admin/resources/kinds/*.ts')
const stores = globSync('server/**/*-store.ts')
const linesOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n').length
const naming = (paths: readonly string[], text: string) => paths.filter((path) => readFileSync(path, 'utf8').includes(text))
const fieldsOf = ({ form }: (typeof resources)[number]) => allFields(formTree(form)).filter(({ children }) => children === undefined)

const measured = resources.map((resource) => {
  const declared = naming(kinds, `name: '${resource.name}'`)
  const stored = declared.flatMap((path) => naming(stores, `#${path}'`))
  return { name: resource.name, fields: fieldsOf(resource).length, files: [...declared, ...stored] }
})

describe('a resource', () => {
  it.each(measured)('$name is one declaration and one store of 100 lines together', ({ name, files }) => {
    expect(files).toHaveLength(2)
    const lines = files.map(linesOf).reduce((sum, count) => sum + count, 0)
    expect(lines, `${name} has ${lines} lines`).toBeLessThanOrEqual(MAX_LINES)
  })

  it('is drawn by screens that import no declaration', () => {
    const screens = globSync('src/{admin,composer,kit,forms}/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'))
    expect(screens.length).toBeGreaterThan(50)
    expect(naming(screens, '#schemas/admin/resources/kinds/')).toEqual([])
  })

  it('of ten fields is among them', () => {
    expect(measured.map(({ fields }) => fields).filter((count) => count >= 10)).not.toEqual([])
  })
})

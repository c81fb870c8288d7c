import { describe, expect, it } from 'vitest'
import { defineMigrations, migrateProps, type Migration } from './migrations.ts'

const step = (id: string, name = 'rename-title'): Migration => ({
  id,
  name,
  up: (props) => ({ ...props, steps: [...(Array.isArray(props.steps) ? props.steps : []), id] }),
})

describe('defineMigrations', () => {
  it('takes a history without gaps', () => {
    expect(defineMigrations('note', [step('note/2'), step('note/3')])).toHaveLength(2)
  })

  it.each([
    ['a gap', [step('note/2'), step('note/4')]],
    ['a wrong start', [step('note/1')]],
    ['another type', [step('hero/2')]],
    ['two of one version', [step('note/2'), step('note/2')]],
  ])('refuses %s', (_, migrations) => {
    expect(() => defineMigrations('note', migrations)).toThrow('expected id')
  })

  it.each(['', 'rename', 'Rename-Title', 'rename title'])('refuses the name %j', (name) => {
    expect(() => defineMigrations('note', [step('note/2', name)])).toThrow('verb phrase')
  })
})

describe('migrateProps', () => {
  const history = defineMigrations('note', [step('note/2'), step('note/3'), step('note/4')])

  it('takes every step from the given version on, in order', () => {
    expect(migrateProps(history, 1, {})).toEqual({ steps: ['note/2', 'note/3', 'note/4'] })
    expect(migrateProps(history, 3, {})).toEqual({ steps: ['note/4'] })
  })

  it('leaves what it is given as it was, even when a step changes its own copy', () => {
    const careless = defineMigrations('note', [
      {
        id: 'note/2',
        name: 'drop-title',
        up: (props) => {
          delete props.title
          return props
        },
      },
    ])
    const props = { title: 'x' }
    expect(migrateProps(careless, 1, props)).toEqual({})
    expect(props).toEqual({ title: 'x' })
  })
})

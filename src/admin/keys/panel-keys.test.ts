import { describe, expect, it } from 'vitest'
import { createKeyReader, goKeys } from './panel-keys.ts'

const place = (label: string, path = `/${label}`) => ({ label, path, icon: 'file' as const })
const keys = goKeys(
  ['Aujourd’hui', 'À publier', 'Messages', 'Pages et menu', 'Médiathèque', 'Actualités', 'Étiquettes'].map((label) => place(label)),
)

it('gives each place the first letter of its name, or the next one that is free', () => {
  expect(keys.map(({ letter }) => letter)).toEqual(['a', 'u', 'm', 'p', 'd', 'c', 'e'])
  expect(new Set(keys.map(({ letter }) => letter)).size).toBe(keys.length)
  expect(goKeys([place('A'), place('A')])).toHaveLength(1)
})

describe('single keys', () => {
  it('lead to a place by G and its letter', () => {
    const read = createKeyReader(keys)
    expect([read('g', 0), read('m', 400)]).toEqual(['go', { path: '/Messages' }])
  })

  it('lead nowhere without G before them, or long after it', () => {
    const read = createKeyReader(keys)
    expect([read('m', 0), read('g', 10), read('m', 5000), read('x', 5100)]).toEqual(['nothing', 'go', 'nothing', 'nothing'])
  })

  it('show the list of keys by « ? »', () => {
    expect(createKeyReader(keys)('?', 0)).toBe('help')
  })
})

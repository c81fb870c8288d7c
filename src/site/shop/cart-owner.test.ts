import { describe, expect, it } from 'vitest'
import { cartName, claimCart } from './cart-owner.ts'

/** What a browser keeps, by the names of its parts. */
function browser(parts: Partial<Record<Parameters<typeof cartName>[1], string>>) {
  const items = new Map(Object.entries(parts).map(([key, value]) => [cartName(38, key as 'lines'), value]))
  const values = {
    read: (name: string) => items.get(name) ?? null,
    write: (name: string, value: string) => Boolean(items.set(name, value)),
    remove: (name: string) => void items.delete(name),
  }
  return { claim: (member: number) => claimCart(38, member, values), owner: () => values.read(cartName(38, 'member')) }
}

describe('whose cart a browser keeps', () => {
  it('is the member’s who signs in with a guest’s', () => {
    const { claim, owner } = browser({ lines: '[1]' })
    expect([claim(12), owner()]).toEqual([true, '12'])
    expect([claim(12), owner()]).toEqual([true, '12'])
  })

  it('is not another’s', () => {
    for (const parts of [{ lines: '[1]' }, { contact: '{}' }, { address: '{}' }])
      expect(browser({ ...parts, member: '13' }).claim(12)).toBe(false)
  })

  it('is anybody’s where none is kept', () => {
    const { claim, owner } = browser({ member: '13' })
    expect([claim(12), owner()]).toEqual([true, null])
  })
})

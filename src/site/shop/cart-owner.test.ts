import { describe, expect, it } from 'vitest'
import { cartName, claimCart } from './cart-owner.ts'

/** Creates a storage with the given parts of a cart. */
function browser(parts: Partial<Record<Parameters<typeof cartName>[1], string>>) {
  const items = new Map(Object.entries(parts).map(([key, value]) => [cartName(38, key as 'lines'), value]))
  const values = {
    read: (name: string) => items.get(name) ?? null,
    write: (name: string, value: string) => Boolean(items.set(name, value)),
    remove: (name: string) => void items.delete(name),
  }
  return { claim: (member: number) => claimCart(38, member, values), owner: () => values.read(cartName(38, 'member')) }
}

describe('the owner of a stored cart', () => {
  it('becomes the member who logs in with the cart of a guest', () => {
    const { claim, owner } = browser({ lines: '[1]' })
    expect([claim(12), owner()]).toEqual([true, '12'])
    expect([claim(12), owner()]).toEqual([true, '12'])
  })

  it('does not become another member', () => {
    for (const parts of [{ lines: '[1]' }, { contact: '{}' }, { address: '{}' }])
      expect(browser({ ...parts, member: '13' }).claim(12)).toBe(false)
  })

  it('is undefined without a stored cart', () => {
    const { claim, owner } = browser({ member: '13' })
    expect([claim(12), owner()]).toEqual([true, null])
  })
})

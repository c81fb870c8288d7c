import { describe, expect, it } from 'vitest'
import { upToThrice } from './up-to-thrice.mjs'

/** Work that fails the given number of times; counts its tries. */
function failing(times: number) {
  let tries = 0
  const work = async () => {
    tries += 1
    if (tries <= times) throw new Error(`try ${tries}`)
    return tries
  }
  return { work, tries: () => tries }
}

describe('work that depends on a network', () => {
  it('that fails twice succeeds at the third try', async () => {
    expect(await upToThrice(failing(2).work, 0)).toBe(3)
  })

  it('that succeeds is done once', async () => {
    expect(await upToThrice(failing(0).work, 0)).toBe(1)
  })

  it('that fails three times fails with its last error', async () => {
    const { work, tries } = failing(3)
    await expect(upToThrice(work, 0)).rejects.toThrow('try 3')
    expect(tries()).toBe(3)
  })
})

import { describe, expect, it } from 'vitest'
import { isTrialHost, readHost } from './read-host.ts'

describe('readHost', () => {
  it.each([
    ['www.tellier.fr', 'www.tellier.fr'],
    [' HTTPS://Tellier.FR/contact ', 'tellier.fr'],
    ['tellier.localhost:3000', 'tellier.localhost'],
    ['café.fr', 'xn--caf-dma.fr'],
    ['tellier.fr.', 'tellier.fr'],
  ])('reads %j', (typed, host) => expect(readHost(typed)).toBe(host))

  it.each(['', 'tellier', '127.0.0.1', '[::1]', 'a b.fr', 'tellier..fr', '-a.fr', `${'a'.repeat(64)}.fr`, 'x_y.fr'])(
    'refuses %j',
    (typed) => expect(readHost(typed)).toBeNull(),
  )
})

describe('isTrialHost', () => {
  it('tells hosts below localhost', () => expect([isTrialHost('a.localhost'), isTrialHost('a.fr')]).toEqual([true, false]))
})

import { expect, it, vi } from 'vitest'
import type { Scope } from '#server/platform/scope/site.ts'
import { createReadings } from './read-cache.ts'

const scopeOf = (id: number, contentVersion = '1.0') => ({ site: { id, contentVersion }, locale: 'fr_FR' }) as Scope
const reader = (value: unknown) => vi.fn(() => Promise.resolve(value))

it('reads once for each version of a site, and again what failed', async () => {
  const readings = createReadings({ clock: () => 0 })
  const read = reader('x')
  for (const scope of [scopeOf(37), scopeOf(37), scopeOf(37, '2.0')]) expect(await readings.keep(scope, 'a', read)).toBe('x')
  expect(read).toHaveBeenCalledTimes(2)
  await expect(readings.keep(scopeOf(37), 'b', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await readings.keep(scopeOf(37), 'b', read)).toBe('x')
})

it('has a cached or pending reading of a version, and none that has failed or ended', async () => {
  let now = 5
  const readings = createReadings({ clock: () => now })
  const under = Promise.withResolvers<string>()
  const reading = readings.keep(
    scopeOf(37),
    'a',
    () => under.promise,
    () => 10,
  )
  const has = () => [readings.has(scopeOf(37), 'a'), readings.has(scopeOf(37, '2.0'), 'a'), readings.has(scopeOf(38), 'a')]
  expect(has()).toEqual([true, false, false])
  under.resolve('x')
  await reading
  expect(has()).toEqual([true, false, false])
  now = 10
  expect(has()).toEqual([false, false, false])
  await expect(readings.keep(scopeOf(37), 'b', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(readings.has(scopeOf(37), 'b')).toBe(false)
})

it('reads again what no longer holds, and what never held', async () => {
  let now = 5
  const readings = createReadings({ clock: () => now })
  const [passing, partial] = [reader('x'), reader('y')]
  const both = async () => {
    await readings.keep(scopeOf(37), 'passing', passing, () => 10)
    await readings.keep(scopeOf(37), 'partial', partial, () => 0)
  }
  await both()
  await both()
  now = 10
  await both()
  expect([passing.mock.calls.length, partial.mock.calls.length]).toEqual([2, 3])
})

it('forgets what was read longest ago once its weight is reached', async () => {
  const readings = createReadings({ clock: () => 0, maxSize: 20_000 })
  const first = reader('x'.repeat(8000))
  await readings.keep(scopeOf(37), 'first', first)
  await readings.keep(scopeOf(37), 'second', reader('x'.repeat(8000)))
  await readings.keep(scopeOf(37), 'first', first)
  expect(first).toHaveBeenCalledTimes(1)
  await readings.keep(scopeOf(37), 'third', reader('x'.repeat(15_000)))
  await readings.keep(scopeOf(37), 'first', first)
  expect(first).toHaveBeenCalledTimes(2)
})

it('drops the older versions of a site, and those of no other', async () => {
  const readings = createReadings({ clock: () => 0 })
  const [one, other] = [reader('x'), reader('y')]
  await readings.keep(scopeOf(37), 'a', one)
  await readings.keep(scopeOf(38), 'a', other)
  await readings.keep(scopeOf(37, '2.0'), 'a', one)
  await readings.keep(scopeOf(38), 'a', other)
  await readings.keep(scopeOf(37), 'a', one)
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([3, 1])
})

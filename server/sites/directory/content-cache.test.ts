import { expect, it, vi } from 'vitest'
import type { Scope, Site } from '#server/platform/scope/site.ts'
import { createContentCache } from './content-cache.ts'

const scope = (contentVersion: string, locale = 'fr_FR', id = 37): Scope => ({ site: { id, contentVersion } as Site, locale })

it('reads once for each site, language and version of the content', async () => {
  const cache = createContentCache()
  const load = vi.fn(() => Promise.resolve({}))
  const asked = [scope('1'), scope('1'), scope('1', 'en_GB'), scope('1', 'fr_FR', 38), scope('2'), scope('2')]
  for (const each of asked) await cache.read(each, 'info', load)
  await cache.read(scope('2'), 'menu', load)
  expect(load).toHaveBeenCalledTimes(5)
})

it('lets parallel readers share one read', async () => {
  const cache = createContentCache()
  const load = vi.fn(() => Promise.resolve({ read: true }))
  const [first, second] = await Promise.all([cache.read(scope('1'), 'info', load), cache.read(scope('1'), 'info', load)])
  expect(first).toBe(second)
  expect(load).toHaveBeenCalledTimes(1)
})

it('keeps no failure', async () => {
  const cache = createContentCache()
  await expect(cache.read(scope('1'), 'info', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.read(scope('1'), 'info', () => Promise.resolve({ back: true }))).toEqual({ back: true })
})

// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { holdWindow } from './hold-window.ts'

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('asks before the window is closed until the last of several works has ended or failed', async () => {
  const [one, other] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const held = [holdWindow(one.promise), holdWindow(other.promise)]
  expect(isAsked()).toBe(true)
  one.resolve('there')
  expect(await held[0]).toBe('there')
  expect(isAsked()).toBe(true)
  other.reject(new Error('refused'))
  await expect(held[1]).rejects.toThrow('refused')
  expect(isAsked()).toBe(false)
})

import { expect, it, vi } from 'vitest'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { remembered } from './remember-review.ts'

const [one, other] = [sampleDocument(sampleBlock('one')), sampleDocument(sampleBlock('other'))]

it('computes once for an unchanged draft with the same facts, also when many ask at once', async () => {
  const compute = vi.fn(() => Promise.resolve('found'))
  const asked = Array.from({ length: 20 }, () => remembered('findings', structuredClone(one), { links: 1 }, compute))
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['found']))
  expect(compute).toHaveBeenCalledTimes(1)
})

it('computes again for other facts, another draft and after a failure', async () => {
  const compute = vi.fn(() => Promise.resolve('found'))
  await remembered('findings', one, { links: 2 }, compute)
  await remembered('findings', other, { links: 2 }, compute)
  await remembered('named', other, { links: 2 }, compute)
  expect(compute).toHaveBeenCalledTimes(3)
  const failing = () => remembered('findings', one, { links: 3 }, () => Promise.reject(new Error('away')))
  await expect(failing()).rejects.toThrow('away')
  expect(await remembered('findings', one, { links: 3 }, compute)).toBe('found')
})

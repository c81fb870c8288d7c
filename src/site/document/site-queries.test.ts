import { describe, expect, it, vi } from 'vitest'
import type { Caller } from '#api-client/transport/caller.ts'
import { CallError } from '#api-client/transport/errors.ts'
import type { Need } from '#engine/registry/needs.ts'
import { createSiteQueries, MISSING } from './site-queries.ts'

const needOf = (id: number): Need => ({ key: 'service', call: 'service.get', params: { id } })

function queriesOf(answer: (id: number) => Promise<unknown>) {
  const call = vi.fn((_name: string, params: { id?: number } = {}) => answer(params.id ?? 0))
  return { call, queries: createSiteQueries({ call } as unknown as Caller, null, () => undefined) }
}

describe('the queries of blocks', () => {
  it('reuse the current service when its id is requested again', async () => {
    const { call, queries } = queriesOf((id) => Promise.resolve({ id }))
    expect(await queries.need('fr_FR', needOf(6))).toEqual({ id: 6 })
    expect(await queries.need('fr_FR', needOf(6))).toEqual({ id: 6 })
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('load another service and show no data of the previous one meanwhile', async () => {
    const { call, queries } = queriesOf((id) => (id === 6 ? Promise.resolve({ id }) : new Promise(() => undefined)))
    await queries.need('fr_FR', needOf(6))
    vi.useFakeTimers()
    const asked = queries.need('fr_FR', needOf(7))
    await vi.advanceTimersByTimeAsync(5000)
    expect(await asked).toBe(MISSING)
    expect(call).toHaveBeenLastCalledWith('service.get', { id: 7 }, expect.anything())
  })

  it('accept a response after the deadline of the server, within that of a slow network', async () => {
    vi.useFakeTimers()
    const { queries } = queriesOf((id) => new Promise((resolve) => setTimeout(resolve, 4900, { id })))
    const asked = queries.need('fr_FR', needOf(6))
    await vi.advanceTimersByTimeAsync(4900)
    expect(await asked).toEqual({ id: 6 })
  })

  it('wait 25 seconds for a subject', async () => {
    vi.useFakeTimers()
    const { queries } = queriesOf((id) => new Promise((resolve) => setTimeout(resolve, id, { id })))
    const [near, far] = [24_900, 25_100].map((ms) => queries.need('fr_FR', { ...needOf(ms), isSubject: true }))
    await vi.advanceTimersByTimeAsync(25_000)
    expect([await near, await far]).toEqual([{ id: 24_900 }, MISSING])
  })

  it('return null or nothing for a missing object, and MISSING for a failure', async () => {
    const refusal = (status: number, code: string) => new CallError(code, { code }, { status, body: {} })
    const { queries } = queriesOf((id) => Promise.reject(id === 404 ? refusal(404, 'NOT_FOUND') : refusal(503, 'UNAVAILABLE')))
    const told = [await queries.need('fr_FR', { ...needOf(404), mayBeAbsent: true }), await queries.need('fr_FR', needOf(404))]
    expect([...told, await queries.need('fr_FR', { ...needOf(503), mayBeAbsent: true })]).toEqual([null, undefined, MISSING])
  })

  it('load dishes once, and a product again when its stock may have changed', async () => {
    vi.useFakeTimers()
    const { call, queries } = queriesOf((id) => Promise.resolve({ id }))
    const ask = async (name: string) => {
      await queries.need('fr_FR', { key: 'x', call: name, params: {} })
      return call.mock.calls.filter(([asked]) => asked === name).length
    }
    expect([await ask('mealIcon.list'), await ask('product.get')]).toEqual([1, 1])
    vi.advanceTimersByTime(11_000)
    expect([await ask('mealIcon.list'), await ask('product.get')]).toEqual([1, 2])
    vi.advanceTimersByTime(3_600_000)
    expect(await ask('mealIcon.list')).toBe(1)
  })

  it('load site, member, configuration and partners in parallel at the start', async () => {
    const { call, queries } = queriesOf(() => Promise.resolve([]))
    const starting = queries.start('fr_FR')
    await Promise.resolve()
    expect(call.mock.calls.map(([name, params]) => [name, params])).toEqual([
      ['user.logged', {}],
      ['user.me', {}],
      ['component.conf', { slug: 'PRODUCT_FILE_GENERATOR' }],
      ['element.list', { route: 'logo-footer', page: 1, nbItem: 100 }],
      ['site.info', {}],
      ['parameter.list', {}],
    ])
    await starting
  })

  it('load again in another locale', async () => {
    const { call, queries } = queriesOf((id) => Promise.resolve({ id }))
    await queries.need('fr_FR', needOf(6))
    await queries.need('en_GB', needOf(6))
    expect(call).toHaveBeenCalledTimes(2)
  })
})

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { callsWithBody, deepBody, longName, manyFaults, manyNames, pathOf } from '#tests/support/attacks/large-bodies.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { takeTurn } from '#tests/support/sampling.ts'

/** The most characters of an answer: fifty faults, each with a name of 300 characters and a sentence. */
const MAX_ANSWER = 64_000
const PARTS = 12

let test: TestApp
let token: string

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000', TRUST_PROXY: '10.0.0.0/8' } })
  token = (await addMember(test, { role: 'SUPER_ADMIN' })).token
})
afterAll(() => test.close())

interface Answered {
  readonly status: number
  readonly code?: string
  readonly reason?: string
  readonly message: string | null
  readonly faults: number
  readonly length: number
}

interface Refusal {
  readonly data: { readonly code: string; readonly reason?: string; readonly errors?: readonly unknown[] }
  readonly message: string
}

async function send(base: string, call: CallDefinition, payload: string): Promise<Answered> {
  const headers = { host: 'localhost', authorization: token, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const sent = { method: call.method, url: pathOf(base, call), headers, payload, remoteAddress: newNetwork() }
  const { statusCode: status, body } = await test.app.inject(sent)
  // What is taken may be answered by a file.
  if (status < 400) return { status, message: null, faults: 0, length: 0 }
  const { data, message } = JSON.parse(body) as Refusal
  const { code, reason, errors = [] } = data
  return { status, code, message, faults: errors.length, length: body.length, ...(reason !== undefined && { reason }) }
}

describe('a body with too much in it', () => {
  it.each(takeTurn(callsWithBody, PARTS))('is refused by %s before it is parsed', async (_name, base, call) => {
    const parsed = vi.spyOn(JSON, 'parse')
    const tooMany = await send(base, call, manyNames(20_000))
    const tooDeep = await send(base, call, deepBody(20_000))
    const texts = parsed.mock.calls.map(([text]) => String(text).length)
    parsed.mockRestore()
    expect(tooMany).toMatchObject({ status: 413, code: 'TOO_LARGE', reason: 'NAMES' })
    expect(tooMany.message).toBe('Envoi trop long\u00a0: 2\u202f000\u00a0noms au plus dans un même ensemble.')
    expect(tooDeep).toMatchObject({ status: 413, code: 'TOO_LARGE', reason: 'LEVELS' })
    expect(tooDeep.message).toBe('Envoi trop profond\u00a0: 400\u00a0niveaux au plus.')
    // The answers are parsed here, and nothing that was sent is.
    expect(Math.max(...texts)).toBeLessThan(20_000)
  })

  it.each(takeTurn(callsWithBody, PARTS))('gets a short answer from %s', async (_name, base, call) => {
    for (const payload of [longName(call), manyNames(1900), deepBody(398), manyFaults(call)]) {
      const answer = await send(base, call, payload)
      const told = { kind: payload.slice(0, 40), status: answer.status, isOurs: answer.status >= 500 }
      expect({ ...told, isLong: answer.length > MAX_ANSWER, isMany: answer.faults > 50 }).toEqual({
        ...{ ...told, isOurs: false },
        ...{ isLong: false, isMany: false },
      })
    }
  })
})

it('covers the calls of both registries', () => {
  expect(new Set(callsWithBody.map(([, base]) => base))).toEqual(new Set(['/api', '/api/admin']))
  expect(callsWithBody.length).toBeGreaterThan(100)
})

import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { CallContext } from './call-context.ts'
import { readOpenInput } from './execute-call.ts'

const words = z.string().transform((text) => text.split(','))

const definition = defineCall({
  name: 'probe.read',
  method: 'GET',
  path: '/probe',
  role: 'V',
  cache: 'N',
  params: z.object({
    q: z.string().trim().min(2).max(10).optional(),
    count: z.coerce.number().int().optional(),
    list: words.optional(),
    lists: words.transform((all) => [all]).optional(),
    named: words.transform(([name = '', value]) => ({ [name]: value })).optional(),
    pairs: words.transform((all) => ({ all: all.map((text) => ({ text })) })).optional(),
  }),
  inQuery: ['q', 'count', 'list', 'lists', 'named', 'pairs'],
  data: z.null(),
  errors: ['BAD_FILTER'],
  summary: 'Essai.',
  example: { params: {}, data: null },
})

/** The parameters that a query is read to, or its refusal. */
async function read(...pairs: (readonly [string, string])[]): Promise<unknown> {
  const call = { definition, answer: () => null }
  return readOpenInput(call, {} as CallContext, { params: {}, pairs }).then(
    ({ params }) => params,
    (error: unknown) => (error instanceof ApiError ? [error.code, error.data] : error),
  )
}

const refusal = (field: string) => ['BAD_FILTER', { field, allowed: definition.inQuery }]

describe('a parameter of a query', () => {
  it('is read to a value of any shape', async () => {
    expect(await read(['q', ' vin '], ['count', '3'], ['lists', 'a,b'], ['named', 'a,b'], ['pairs', 'c'], ['list', ''])).toEqual({
      q: 'vin',
      count: 3,
      lists: [['a', 'b']],
      named: { a: 'b' },
      pairs: { all: [{ text: 'c' }] },
    })
  })

  it.each(['q', 'list', 'lists', 'named', 'pairs'])(
    'that holds half a pair or U+0000 anywhere is refused by its name: %s',
    async (name) => {
      for (const text of ['ab,c\0', 'ab,c\ud800', 'c\0,ab']) expect(await read([name, text])).toEqual(refusal(name))
    },
  )

  it.each(['a\u200b', '\u00ada ', 'a\u2060\ufeff'])(
    'that is too short without its invisible characters is refused by its name: %j',
    async (text) => {
      expect(await read(['q', text])).toEqual(refusal('q'))
    },
  )

  it('of invisible characters alone is none', async () => {
    expect(await read(['q', '\u200b'], ['count', '\u2060 '])).toEqual({})
  })
})

import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import type { TestMember } from '#tests/support/accounts/members.ts'
import type { TestApp } from '#tests/support/server/app.ts'

/** A right text, which each reader has to show beside what is wrong. */
export const STAYS = 'Le bon reste'
/** The block of that text. */
export const good: Block = { id: 'bon', type: 'text', v: 1, props: { html: `<p>${STAYS}</p>` } }

const shape = () =>
  JSON.stringify([Object.prototype, Array.prototype, Function.prototype].map((each) => Object.getOwnPropertyNames(each).sort()))
const before = shape()

/** A value as JSON of PostgreSQL. */
export const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

/** A draft as it is opened. */
export interface Opened {
  readonly seq: number
  readonly chain: string
  readonly hash: string
  readonly document: { readonly regions: Readonly<Record<string, readonly { readonly id: string }[]>> }
}

/** A document that is read. */
export interface Stored {
  readonly kind: 'page' | 'section' | 'shell' | 'menu'
  readonly id: number
  readonly region: string
  readonly revision: number
}

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

/** Calls that read stored documents as an administrator; each shows that the prototypes of all objects are as they were. */
export function storedReaders(test: () => TestApp, admin: () => TestMember) {
  async function call(method: Method, url: string, payload?: object) {
    const answer = await test().app.inject({
      ...{ method, url, remoteAddress: newNetwork() },
      headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: admin().token },
      ...(payload && { payload }),
    })
    expect([url, shape()]).toEqual([url, before])
    return answer
  }
  /** Asks by a call, which has to answer, with the text where there is one. */
  async function read(method: Method, url: string, { text = '', payload }: { text?: string; payload?: object } = {}) {
    const answer = await call(method, url, payload)
    expect([url, answer.statusCode < 300 ? 'answered' : answer.body.slice(0, 500), answer.body.includes(text)]).toEqual([
      ...[url, 'answered', true],
    ])
    return answer
  }
  const open = async ({ kind, id }: Stored, text = STAYS) =>
    (await read('PUT', `/api/admin/draft/${kind}/${id}/fr_FR`, { text })).json<{ data: Opened }>().data
  const run = (query: ReturnType<typeof sql>) => query.execute(test().database.db)
  return { call, read, open, run }
}

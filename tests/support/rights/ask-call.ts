import { adminCalls } from '#schemas/admin/calls.ts'
import { resourceCalls } from '#schemas/admin/resources/resources.ts'
import { VIEW_HEADER } from '#schemas/admin/team/view-header.ts'
import { calls } from '#schemas/api/calls.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import type { TestMember } from '#tests/support/accounts/members.ts'
import type { TestApp } from '#tests/support/server/app.ts'

/** The request of a call, by a name of the lines of the trade. */
export interface AskedCall {
  readonly unit: string
  readonly method: CallDefinition['method']
  readonly url: string
  readonly body?: object
}

const registered: ReadonlyMap<string, readonly [base: string, call: CallDefinition]> = new Map([
  ...calls.map((call): [string, readonly [string, CallDefinition]] => [call.name, ['/api', call]]),
  ...[...adminCalls, ...resourceCalls].map((call): [string, readonly [string, CallDefinition]] => [call.name, ['/api/admin', call]]),
])

/** A number that no row has. */
const NOWHERE = 999_999

/** The part of a body that names the subject of a call. The rest is left out, which the check of the input refuses. */
function bodyOf(name: string, subject: string | undefined): object {
  if (subject === undefined) return {}
  if (name === 'order.happen') return { event: subject }
  if (name === 'publication.create') return subject === 'page' ? { documents: [{}] } : { documents: [], items: [{ resource: subject }] }
  return {}
}

/** The request of a call about nothing that exists, whose body says no more than what its right depends on. */
export function askedCall(unit: string): AskedCall {
  const [name = '', subject] = unit.split(':')
  const found = registered.get(name)
  if (!found) throw new Error(`no call is named ${name}`)
  const [base, { method, path, example, inQuery = [] }] = found
  const given = example.params as Readonly<Record<string, unknown>>
  const valueOf = (key: string): string => {
    if (key === 'resource' && subject !== undefined) return subject
    const value = given[key]
    if (typeof value !== 'string') return value === undefined ? 'fr_FR' : String(NOWHERE)
    return /^\d+$/.test(value) ? String(NOWHERE) : value
  }
  const filled = path.replace(/\{(\w+)[?*]?\}/g, (_, key: string) => encodeURIComponent(valueOf(key)))
  const query = new URLSearchParams(inQuery.filter((key) => given[key] !== undefined).map((key) => [key, String(given[key])])).toString()
  const url = `${base}${filled}${query === '' ? '' : `?${query}`}`
  return { unit, method, url, ...(method !== 'GET' && { body: bodyOf(name, subject) }) }
}

/** The sender of a request; with a profile, a super-administrator who looks through it. */
export interface Sender {
  readonly member: TestMember | null
  readonly viewsAs?: string
}

/** Status and code of the answer to a request on the first site. */
export async function answerTo(
  { app }: TestApp,
  { method, url, body }: Omit<AskedCall, 'unit'>,
  { member, viewsAs }: Sender,
): Promise<string> {
  const answer = await app.inject({
    ...{ method, url, remoteAddress: newNetwork() },
    headers: {
      ...{ host: 'localhost', 'sec-fetch-site': 'same-origin', 'if-match': '"1"' },
      ...(member && { authorization: member.token }),
      ...(viewsAs !== undefined && { [VIEW_HEADER]: viewsAs }),
    },
    ...(body && { payload: body }),
  })
  const isEnvelope = answer.body.startsWith('{"success"')
  const code = isEnvelope ? (answer.json<{ data: { code?: string } | null }>().data?.code ?? '') : ''
  return `${answer.statusCode} ${code}`
}

/** Tests if an answer is one of the guard. With every other answer the guard has let the request through. */
export const isRefused = (answer: string): boolean => ['401 UNAUTHENTICATED', '401 SESSION_EXPIRED', '403 FORBIDDEN'].includes(answer)

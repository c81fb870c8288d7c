import type { LightMyRequestResponse } from 'fastify'
import { findCall, type CallBody, type CallName } from '#schemas/api/calls.ts'
import type { MailKind } from '#server/mail/kit/mail-kinds.ts'
import type { TestApp } from '#tests/support/server/app.ts'

/** The response of a call, in the form that tests use. */
export interface CallAnswer {
  readonly status: number
  readonly data: Record<string, unknown> | null
  readonly code: unknown
  /** « field CODE » for each invalid field. */
  readonly faults: readonly string[]
  readonly message: string | null
  readonly headers: Readonly<Record<string, unknown>>
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly maxAge?: number }[]
}

interface Given {
  readonly token?: string | undefined
  readonly host?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly id?: number
  /** By default a new IP address for each call, so that no rate limit applies. */
  readonly remoteAddress?: string
}

let callers = 0

/** Returns an unused IP address. */
export function newCaller(): string {
  callers += 1
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`
}

function addressOf(path: string, id: number | undefined): string {
  return `/api${path.replace(/\/\{id\?\}$/, id === undefined ? '' : `/${id}`).replace('{id}', String(id))}`
}

function readAnswer({ statusCode, headers, cookies, body }: LightMyRequestResponse): CallAnswer {
  const { data, message } = JSON.parse(body) as Pick<CallAnswer, 'data' | 'message'>
  const errors = (data?.['errors'] ?? []) as readonly { readonly field: string; readonly code: string }[]
  const faults = errors.map(({ field, code }) => `${field} ${code}`)
  return { status: statusCode, data, code: data?.['code'] ?? null, faults, message, headers, cookies }
}

/** Makes a call over HTTP according to its definition. */
export async function makeCall<Name extends CallName>(
  { app }: Pick<TestApp, 'app'>,
  name: Name,
  body?: CallBody<Name> | Record<string, unknown>,
  { token, host = 'localhost', headers, id, remoteAddress = newCaller() }: Given = {},
): Promise<CallAnswer> {
  const definition = findCall(name)
  if (!definition) throw new Error(`no call is named ${name}`)
  const response = await app.inject({
    method: definition.method,
    url: addressOf(definition.path, id),
    remoteAddress,
    headers: { host, ...(token === undefined ? {} : { authorization: token }), ...headers },
    ...(body === undefined ? {} : { payload: body }),
  })
  return readAnswer(response)
}

/** A queued mail of the outbox. */
export interface WaitingMail {
  readonly kind: string
  readonly to: string
  readonly state: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Returns the mails of the outbox, the oldest first, optionally those to one address. */
export async function waitingMails({ database }: Pick<TestApp, 'database'>, to?: string): Promise<WaitingMail[]> {
  const rows = await database.db.selectFrom('mails').selectAll().orderBy('id').execute()
  return rows
    .map(({ kind, recipient, state, data }) => ({ kind, to: recipient, state, data }))
    .filter((mail) => to === undefined || mail.to === to)
}

/** Returns the newest link mailed to an address, with its token. */
export async function mailedLink(test: Pick<TestApp, 'database'>, to: string, kind: MailKind): Promise<{ link: string; token: string }> {
  const mail = (await waitingMails(test, to)).findLast((each) => each.kind === kind)
  const link = mail?.data['link']
  if (typeof link !== 'string') throw new Error(`no ${kind} waits for ${to}`)
  return { link, token: link.slice(link.lastIndexOf('/') + 1) }
}

/** Builds a complete registration for an unused address. */
export function registrationOf(email: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return { email, password: 'trois chats sous la lune', firstname: 'Camille', lastname: 'Roy', useTermsAccepted: true, ...more }
}

import type { FieldError } from '#schemas/errors/errors.ts'
import { isRecord } from '#schemas/text/is-record.ts'

/** What a server answered: its status and its body, the envelope whenever it is JSON. */
export interface CallResponse {
  readonly status: number
  readonly body: unknown
}

/** A request that failed: with the server's answer, or without one when it was never reached. */
export class RequestError extends Error {
  readonly response?: CallResponse

  constructor(message: string, options: { response?: CallResponse; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'RequestError'
    if (options.response !== undefined) this.response = options.response
  }
}

/** A call that the server refused: its message is the server's sentence, ready to show. */
export class CallError extends Error {
  readonly code: string | null
  readonly data: unknown
  readonly errors: readonly FieldError[]
  readonly response: CallResponse

  constructor(message: string, data: unknown, response: CallResponse) {
    super(message)
    this.name = 'CallError'
    this.code = codeOf(data)
    this.data = data
    this.errors = fieldErrorsIn(data)
    this.response = response
  }
}

function codeOf(data: unknown): string | null {
  const code = isRecord(data) ? data['code'] : null
  return typeof code === 'string' ? code : null
}

/** What the data of a refusal has against the fields one by one; nothing where it names none. */
export function fieldErrorsIn(data: unknown): readonly FieldError[] {
  const errors = isRecord(data) ? data['errors'] : null
  return Array.isArray(errors) ? (errors as FieldError[]) : []
}

/** What a call rejects with: the server's message, or the raw error when no answer came. */
export function toRejection(error: unknown): unknown {
  const response = error instanceof RequestError ? error.response : undefined
  if (response === undefined || !isRecord(response.body)) return error
  const { message, data } = response.body
  return typeof message === 'string' ? new CallError(message, data, response) : error
}

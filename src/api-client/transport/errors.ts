import type { FieldError } from '#schemas/errors/errors.ts'
import { isRecord } from '#schemas/text/is-record.ts'

/** The status and body of a response; the body is the envelope if it is JSON. */
export interface CallResponse {
  readonly status: number
  readonly body: unknown
}

/** A failed request, with the response, or without one when the server was not reached. */
export class RequestError extends Error {
  readonly response?: CallResponse

  constructor(message: string, options: { response?: CallResponse; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'RequestError'
    if (options.response !== undefined) this.response = options.response
  }
}

/** A call that the server rejected. Its message can be displayed. */
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

/** Returns the field errors in the data of a rejection, if any. */
export function fieldErrorsIn(data: unknown): readonly FieldError[] {
  const errors = isRecord(data) ? data['errors'] : null
  return Array.isArray(errors) ? (errors as FieldError[]) : []
}

/** Converts an error for the caller: the message of the server, or the raw error without a response. */
export function toRejection(error: unknown): unknown {
  const response = error instanceof RequestError ? error.response : undefined
  if (response === undefined || !isRecord(response.body)) return error
  const { message, data } = response.body
  return typeof message === 'string' ? new CallError(message, data, response) : error
}

import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino'
import type { Environment } from '#server/config/env.ts'

interface DescribedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: unknown
  readonly cause?: DescribedError
}

/** Errors may be the causes of each other. */
const deepestCause = 8

/** An error without the fields that a driver adds to it: those may hold what a person typed. */
function describe(error: Error, depth = 0): DescribedError {
  const described = { type: error.name, message: error.message, stack: error.stack ?? '' }
  const code = 'code' in error ? { code: error.code } : {}
  const cause = error.cause instanceof Error && depth < deepestCause ? { cause: describe(error.cause, depth + 1) } : {}
  return { ...described, ...code, ...cause }
}

/** The facts of an error that the log stores. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  try {
    return describe(error)
  } catch {
    // An error that cannot be read must not end what logs it.
    return { type: 'Error', message: 'an error that cannot be described', stack: '' }
  }
}

const secretPaths = ['password', 'token', 'authorization', 'cookie', 'headers.authorization', 'headers.cookie', '*.password', '*.token']

/** The server's log: JSON lines on the standard output, times in ISO 8601, no secret in them. */
export function createLog(env: Pick<Environment, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options = {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { ...stdSerializers, err: describeError },
    redact: { paths: secretPaths, censor: '…' },
  }
  return destination ? pino(options, destination) : pino(options)
}

import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino'
import type { Environment } from '#server/config/env.ts'

interface DescribedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: unknown
  readonly cause?: DescribedError
}

/** An error without the fields that a driver adds to it: those may hold what a person typed. */
export function describeError(error: unknown): DescribedError | unknown {
  if (!(error instanceof Error)) return error
  const described = { type: error.name, message: error.message, stack: error.stack ?? '' }
  const code = 'code' in error ? { code: error.code } : {}
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) as DescribedError } : {}
  return { ...described, ...code, ...cause }
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

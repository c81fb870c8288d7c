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
function describe(error: Error): DescribedError {
  const described = { type: error.name, message: error.message, stack: error.stack ?? '' }
  const code = 'code' in error ? { code: error.code } : {}
  const cause = error.cause instanceof Error ? { cause: describe(error.cause) } : {}
  return { ...described, ...code, ...cause }
}

/** What the log keeps of something that was thrown. */
export function describeError(error: unknown): unknown {
  return error instanceof Error ? describe(error) : error
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

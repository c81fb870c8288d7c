import type { EventEmitter } from 'node:events'
import { exitCodes } from '#server/config/start-error.ts'
import type { StrayErrors } from '#server/platform/errors/stray-errors.ts'
import type { GracefulStop } from './graceful-stop.ts'

/** The codes of the system for a connection or an output whose other end has gone. */
const connectionCodes: ReadonlySet<string> = new Set([
  ...['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED', 'ECONNREFUSED', 'ENOTCONN'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN', 'EHOSTDOWN'],
])

/** Returns true for an error that the system gave to a connection. Node emits it alone, so it interrupts no work of the application. */
export function isOfConnection(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return false
  return typeof error.code === 'string' && connectionCodes.has(error.code) && typeof error.syscall === 'string'
}

interface Parts {
  readonly stray: StrayErrors
  readonly lifecycle: Pick<GracefulStop, 'stop'>
  /** The process; tests replace it. */
  readonly from?: Pick<EventEmitter, 'on'>
}

/**
 * Receives the errors that nothing else has caught. After an exception the work that it interrupted is half done: the process drains and
 * ends. A rejected promise and a broken connection interrupt no work, so the process goes on.
 */
export function guardProcess({ stray, lifecycle, from = process }: Parts): void {
  from.on('unhandledRejection', (error: unknown) => stray.report('rejection', error))
  from.on('uncaughtException', (error: unknown) => {
    if (isOfConnection(error)) return stray.report('connection', error)
    stray.report('exception', error)
    void lifecycle.stop('an exception reached no handler', exitCodes.uncaughtError)
  })
}

/** Counts the errors of outputs, such as a full disk or a reader that has gone. Without a handler they would end the process. */
export function guardOutputs(stray: Pick<StrayErrors, 'count'>, outputs: readonly Pick<EventEmitter, 'on'>[]): void {
  for (const output of outputs) output.on('error', () => stray.count('output'))
}

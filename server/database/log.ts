/** The part of a pino logger that the database needs; tests pass a silent one. */
export interface DatabaseLog {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

const nothing = (): undefined => undefined

/** A log that keeps nothing. */
export const silentLog: DatabaseLog = { debug: nothing, info: nothing, warn: nothing, error: nothing }

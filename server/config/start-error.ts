/** What the process answers to the shell when it cannot start or go on: one number per reason. */
export const exitCodes = {
  badEnvironment: 10,
  dataInUse: 11,
  databaseUnavailable: 12,
  migrationRefused: 13,
  addressInUse: 14,
  databaseLost: 15,
} as const

/** The reasons for which a start is refused. */
export type StartErrorReason = keyof typeof exitCodes

/** A start that cannot go on, told to a person in French, then in English, with its own exit code. */
export class StartError extends Error {
  readonly reason: StartErrorReason
  readonly exitCode: number

  constructor(reason: StartErrorReason, message: { french: string; english: string }, options?: ErrorOptions) {
    super(`${message.french}\n${message.english}`, options)
    this.name = 'StartError'
    this.reason = reason
    this.exitCode = exitCodes[reason]
  }
}

/** The exit codes of the process, one for each reason. */
export const exitCodes = {
  badEnvironment: 10,
  dataInUse: 11,
  databaseUnavailable: 12,
  migrationRefused: 13,
  addressInUse: 14,
  databaseLost: 15,
  uncaughtError: 16,
} as const

/** The reasons for a rejected start. */
export type StartErrorReason = keyof typeof exitCodes

/** A start that cannot continue, with a message in French and in English and an exit code. */
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

import { cutText } from '#schemas/text/cut-text.ts'

/** A failed delivery without personal data, for the log. */
export interface MailFailure {
  readonly type: string
  readonly message: string
  readonly code?: string | number
  readonly stack?: string
}

const MAX_LENGTH = 500

function codeOf(error: Error): string | number | undefined {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown }
  if (typeof responseCode === 'number') return responseCode
  return typeof code === 'string' ? code : undefined
}

/** Describes why a mail could not be sent, without the recipient, which mail servers often repeat. */
export function describeFailure(error: unknown, recipient: string): MailFailure {
  const unnamed = (text: string): string => text.replaceAll(recipient, '…')
  if (!(error instanceof Error)) return { type: typeof error, message: cutText(unnamed(String(error)), MAX_LENGTH) }
  const code = codeOf(error)
  return {
    type: error.name,
    message: cutText(unnamed(error.message), MAX_LENGTH),
    ...(code === undefined ? {} : { code }),
    ...(error.stack === undefined ? {} : { stack: unnamed(error.stack) }),
  }
}

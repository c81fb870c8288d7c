import { StartError } from '#server/config/start-error.ts'

/** Runs a command; what the person at the keyboard can mend is told in words, without a stack, and ends it as it ends a start. */
export async function tellRefusal(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exitCode = error.exitCode
  }
}

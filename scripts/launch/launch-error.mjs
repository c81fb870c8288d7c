// @ts-check

/** Something that the person at the keyboard can mend: its message is all they need to see. */
export class LaunchError extends Error {}

/**
 * Runs a script's main function; what went wrong is told without a stack when it says enough.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    const text = error instanceof LaunchError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)
    process.stderr.write(`\n${text}\n`)
    process.exitCode = 1
  }
}

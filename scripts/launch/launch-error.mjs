// @ts-check

/** An error that the user can correct: its message suffices. */
export class LaunchError extends Error {}

/**
 * Runs a script's main function. An error is printed and sets the exit code 1; the stack of a LaunchError is omitted.
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

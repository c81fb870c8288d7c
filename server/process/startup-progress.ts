/** Reports the steps of a start and their duration. */
export interface StartSteps {
  /** Runs a step, then prints its label and time. The label may depend on the result. */
  run<T>(label: string | ((result: T) => string), step: () => Promise<T>): Promise<T>
  /** Prints additional lines. */
  say(lines: readonly string[]): void
  /** Prints one-time lines, to the error output when the steps are silent. */
  insist(lines: readonly string[]): void
}

/** Formats a duration. */
export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 1).replace('.', ',')} s`
}

/** Creates steps that print with a writer, or are silent without one. */
export function createStartSteps(
  write: ((text: string) => void) | null,
  writeAnyway: (text: string) => void = (text) => process.stderr.write(text),
): StartSteps {
  const print = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
  return {
    async run(label, step) {
      const begin = performance.now()
      const result = await step()
      const said = typeof label === 'string' ? label : label(result)
      write?.(`  ✓ ${said} (${inSeconds(performance.now() - begin)})\n`)
      return result
    },
    say: (lines) => write?.(print(lines)),
    insist: (lines) => void (lines.length > 0 && (write ?? writeAnyway)(print(lines))),
  }
}

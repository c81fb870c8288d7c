/** Tells the person who started the server what is being done and how long it took. */
export interface StartSteps {
  /** Runs a step, then prints its label and time; the label may depend on the result. */
  run<T>(label: string | ((result: T) => string), step: () => Promise<T>): Promise<T>
  /** Prints lines of its own. */
  say(lines: readonly string[]): void
  /** Prints lines that are told once: to the error output when there is nobody to print for. */
  insist(lines: readonly string[]): void
}

/** A time as people write it. */
export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 1).replace('.', ',')} s`
}

/** Prints steps with a writer; without one they run in silence. */
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

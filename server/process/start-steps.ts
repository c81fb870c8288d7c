/** Tells the person who started the server what is being done and how long it took. */
export interface StartSteps {
  /** Runs a step, then prints its label and time; the label may depend on the result. */
  run<T>(label: string | ((result: T) => string), step: () => Promise<T>): Promise<T>
  /** Prints lines of its own. */
  say(lines: readonly string[]): void
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 1).replace('.', ',')

/** Prints steps with a writer; without one they run in silence. */
export function createStartSteps(write: ((text: string) => void) | null): StartSteps {
  return {
    async run(label, step) {
      const begin = performance.now()
      const result = await step()
      const said = typeof label === 'string' ? label : label(result)
      write?.(`  ✓ ${said} (${seconds(performance.now() - begin)} s)\n`)
      return result
    },
    say: (lines) => write?.(`${lines.join('\n')}\n`),
  }
}

// @ts-check

/** @param {number} milliseconds */
export function inSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 1).replace('.', ',')} s`
}

/**
 * Runs steps one after the other and prints each with its time.
 * @param {(text: string) => void} [write]
 */
export function createSteps(write = (text) => void process.stdout.write(text)) {
  return {
    /**
     * @template T
     * @param {string} label what was done, printed with its time once it is done
     * @param {() => T | Promise<T>} step
     * @returns {Promise<T>}
     */
    async run(label, step) {
      const begin = performance.now()
      const result = await step()
      write(`  ✓ ${label} (${inSeconds(performance.now() - begin)})\n`)
      return result
    },
    /** @param {string} text */
    say: (text) => write(`${text}\n`),
  }
}

/** @typedef {ReturnType<typeof createSteps>} Steps */

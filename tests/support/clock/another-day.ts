import { fileURLToPath } from 'node:url'

const shift = fileURLToPath(new URL('./shift-clock.ts', import.meta.url))

/** The environment of a test run at another time: its clocks begin there and go on. */
export function anotherDay(iso: string, now: number = Date.now()): Record<string, string> {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) throw new Error(`TEST_NOW is an instant such as 2026-12-31T23:30:00+01:00, not « ${iso} »`)
  return { TEST_NOW: iso, TEST_CLOCK_OFFSET_MS: String(at - now), NODE_OPTIONS: `--import ${shift}` }
}

/** The settings of a program that starts with a clean environment, so that it shows the time of the tests. */
export function clockOfTests(): Record<string, string> {
  const offset = process.env['TEST_CLOCK_OFFSET_MS']
  return offset === undefined ? {} : { TEST_CLOCK_OFFSET_MS: offset, NODE_OPTIONS: `--import ${shift}` }
}

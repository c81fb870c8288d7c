// @ts-check
import { delimiter, join } from 'node:path'

/** Chromium without the parts that draw windows: its pages are the same, and cost less of the processor. */
export const headlessShell = 'chromium-headless-shell'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a Chromium: the one that is named, one of the PATH, those that are preferred first, else Playwright's own.
 * @param {{ env: NodeJS.ProcessEnv, playwrightPath: () => string | null, canRun: (file: string) => Promise<boolean>, preferred?: readonly string[] }} options
 * @returns {Promise<string | null>}
 */
export async function findChromium({ env, playwrightPath, canRun, preferred = [] }) {
  const named = env['CHROMIUM_PATH']
  const folders = ['/usr/bin', ...(env['PATH'] ?? '').split(delimiter)].filter((folder) => folder !== '')
  const onPath = [...preferred, ...commands].flatMap((command) => folders.map((folder) => join(folder, command)))
  for (const candidate of [named, ...onPath, playwrightPath()]) {
    if (candidate !== undefined && candidate !== null && candidate !== '' && (await canRun(candidate))) return candidate
  }
  return null
}

/**
 * Finds a Chromium, else tries each way to get one until one does.
 * @param {{ find: () => Promise<string | null>, ways: readonly (() => Promise<void>)[] }} options
 * @returns {Promise<string | null>}
 */
export async function obtainChromium({ find, ways }) {
  let found = await find()
  for (const way of ways) {
    if (found !== null) break
    await way()
    found = await find()
  }
  return found
}

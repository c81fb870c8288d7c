// @ts-check
import { delimiter, join } from 'node:path'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a Chromium: the one that is named, one of the PATH, else Playwright's own.
 * @param {{ env: NodeJS.ProcessEnv, playwrightPath: () => string | null, canRun: (file: string) => Promise<boolean> }} options
 * @returns {Promise<string | null>}
 */
export async function findChromium({ env, playwrightPath, canRun }) {
  const named = env['CHROMIUM_PATH']
  const folders = ['/usr/bin', ...(env['PATH'] ?? '').split(delimiter)].filter((folder) => folder !== '')
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)))
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

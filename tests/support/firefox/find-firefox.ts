import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const commands = ['firefox-esr', 'firefox']

/** Finds a Firefox: the one of FIREFOX_PATH, else one of the PATH; null without one. */
export function findFirefox(env: NodeJS.ProcessEnv): string | null {
  const named = env['FIREFOX_PATH']
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = ['/usr/bin', ...folders].flatMap((folder) => commands.map((command) => join(folder, command)))
  return [named, ...onPath].find((file) => file !== undefined && file !== '' && existsSync(file)) ?? null
}

/** How a person gets a Firefox for the proof, in one sentence. */
export const howToGetFirefox = 'install the package firefox-esr (sudo apt-get install firefox-esr), or name the program in FIREFOX_PATH'

import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { findChromium, headlessShell } from '#scripts/launch/find-chromium.mjs'

/** Starts the Chromium of this machine as people have it, else the one without windows; where there is none, what is measured in it cannot be. */
export async function openChromium(args: readonly string[] = []): Promise<Browser> {
  const canRun = (file: string) => Promise.resolve(existsSync(file))
  const find = (preferred: readonly string[]) =>
    findChromium({ env: process.env, playwrightPath: () => chromium.executablePath(), canRun, preferred })
  const path = (await find([])) ?? (await find([headlessShell]))
  if (path === null) throw new Error('This is measured in Chromium, and none was found: install the package « chromium ».')
  return chromium.launch({
    executablePath: path,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args],
  })
}

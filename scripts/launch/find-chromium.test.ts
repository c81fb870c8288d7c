import { describe, expect, it } from 'vitest'
import { findChromium, obtainChromium } from './find-chromium.mjs'

const among = (files: string[]) => async (file: string) => files.includes(file)

describe('finding a Chromium', () => {
  it('takes the one that is named before any other', async () => {
    const canRun = among(['/opt/chrome', '/usr/bin/chromium'])
    expect(await findChromium({ env: { CHROMIUM_PATH: '/opt/chrome' }, playwrightPath: () => null, canRun })).toBe('/opt/chrome')
  })

  it('finds the system’s one under any of its names', async () => {
    for (const path of ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']) {
      expect(await findChromium({ env: { PATH: '/bin:/snap/bin' }, playwrightPath: () => null, canRun: among([path]) })).toBe(path)
    }
  })

  it('takes one that is preferred before the others of the system, and does without it', async () => {
    const [shell, whole] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
    const find = (files: string[]) =>
      findChromium({ env: {}, playwrightPath: () => null, canRun: among(files), preferred: ['chromium-headless-shell'] })
    expect(await find([whole, shell])).toBe(shell)
    expect(await find([whole])).toBe(whole)
  })

  it('takes Playwright’s own when the system has none', async () => {
    expect(await findChromium({ env: {}, playwrightPath: () => '/cache/chrome', canRun: among(['/cache/chrome']) })).toBe('/cache/chrome')
  })

  it('says so when there is none', async () => {
    expect(await findChromium({ env: { CHROMIUM_PATH: '/nowhere' }, playwrightPath: () => null, canRun: among([]) })).toBeNull()
  })
})

describe('obtaining a Chromium', () => {
  it('fetches nothing when one is there', async () => {
    const ways = [
      async () => {
        throw new Error('not to be called')
      },
    ]
    expect(await obtainChromium({ find: async () => '/usr/bin/chromium', ways })).toBe('/usr/bin/chromium')
  })

  it('tries each way until one works', async () => {
    const tried: string[] = []
    let present: string | null = null
    const ways = [
      async () => void tried.push('package'),
      async () => {
        tried.push('download')
        present = '/cache/chrome'
      },
      async () => void tried.push('never'),
    ]
    expect(await obtainChromium({ find: async () => present, ways })).toBe('/cache/chrome')
    expect(tried).toEqual(['package', 'download'])
  })

  it('ends without one when every way failed', async () => {
    expect(await obtainChromium({ find: async () => null, ways: [async () => undefined] })).toBeNull()
  })
})

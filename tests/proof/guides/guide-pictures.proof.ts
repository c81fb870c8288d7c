import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { whenQuiet } from '#tests/e2e/page/when-quiet.ts'
import { cellar, hostOf } from '#tests/e2e/sites/site-pages.ts'
import startSites from '#tests/e2e/sites/start-sites.config.ts'
import { projectFolder } from '#tests/support/server/processes.ts'
import { openChromium } from '#root/bench/open-chromium.ts'
import { count, type Proof } from '#tests/proof/proof.ts'
import { PANEL_SCREENS } from './panel-screens.ts'
import { GUIDE_SCREENS } from './composer-screens.ts'
import { fileScreens } from './file-screens.ts'

const SCREENS = { ...GUIDE_SCREENS, ...PANEL_SCREENS }
const FOLDER = join(projectFolder, 'docs/guides/pictures')

async function takePicture(browser: Browser, origin: string, name: string): Promise<number> {
  const viewport = name === 'phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 }
  const context = await browser.newContext({ viewport, hasTouch: name === 'phone', locale: 'fr-FR', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signInAs(page, origin, 'administration')
  await SCREENS[name as keyof typeof SCREENS]?.(page, origin)
  await whenQuiet(page)
  await page.evaluate(() => document.fonts.ready)
  const taken = sharp(await page.screenshot())
  const { entropy } = await taken.stats()
  await taken.webp({ quality: 82 }).toFile(join(FOLDER, `${name}.webp`))
  await context.close()
  return entropy
}

/** The pictures of the guides are those of this version. */
export const guidePictures: Proof = {
  name: 'guide-pictures',
  title: 'Pictures of the guides',
  async run() {
    const stop = await startSites()
    const browser = await openChromium(['--host-resolver-rules=MAP *.localhost 127.0.0.1'])
    try {
      await mkdir(FOLDER, { recursive: true })
      const base = process.env['E2E_URL']
      // The wine shop has no form with files.
      const originOf = (name: string) => (Object.hasOwn(fileScreens, name) ? hostOf(base, 'localhost') : cellar(base))
      const blank: string[] = []
      // A blank screen has an entropy near 0.
      for (const name of Object.keys(SCREENS)) if ((await takePicture(browser, originOf(name), name)) < 1) blank.push(name)
      const taken = Object.keys(SCREENS).length
      return [
        {
          what: `${count(taken)} screens of the panel and the composer, with the content of the sample sites`,
          seen: blank.length === 0 ? 'all drawn, written to docs/guides/pictures' : `blank: ${blank.join(', ')}`,
          promised: 'none is blank',
          holds: blank.length === 0,
        },
      ]
    } finally {
      await browser.close()
      await stop()
    }
  },
}

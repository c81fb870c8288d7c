import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import startSites from '#tests/e2e/sites/start-sites.config.ts'
import { projectFolder } from '#tests/support/server/processes.ts'
import { openChromium } from '#root/bench/open-chromium.ts'
import { count, type Proof } from './proof.ts'

const FOLDER = join(projectFolder, 'docs/guides/pictures')

async function openComposer(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await page.locator('iframe[data-state=alive]').waitFor()
  await page.frameLocator('iframe').locator('h1').first().click()
}

/** The pictures by their names: what is done before each is taken. */
const PICTURES: Readonly<Record<string, (page: Page, origin: string) => Promise<void>>> = {
  pages: async (page, origin) => {
    await page.goto(`${origin}/admin/pages`)
    await page.locator('[data-row]').first().waitFor()
  },
  composer: async (page, origin) => {
    await openComposer(page, origin)
    await page.getByLabel('Titre', { exact: true }).waitFor()
  },
  page: async (page, origin) => {
    await openComposer(page, origin)
    await page.getByRole('heading', { level: 1 }).getByRole('button').click()
    await page.getByRole('tab', { name: 'Versions' }).waitFor()
  },
  phone: async (page, origin) => {
    await openComposer(page, origin)
    await page.getByRole('button', { name: /^Titre/ }).waitFor()
  },
}

async function takePicture(browser: Browser, origin: string, name: string): Promise<number> {
  const viewport = name === 'phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 }
  const context = await browser.newContext({ viewport, hasTouch: name === 'phone', locale: 'fr-FR', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signInAs(page, origin, 'administration')
  await PICTURES[name]?.(page, origin)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const taken = sharp(await page.screenshot())
  const { entropy } = await taken.stats()
  await taken.webp({ quality: 82 }).toFile(join(FOLDER, `${name}.webp`))
  await context.close()
  return entropy
}

/** The pictures of the guide of the composer are those of this version. */
export const guidePictures: Proof = {
  name: 'guide-pictures',
  title: 'Pictures of the guide of the composer',
  async run() {
    const stop = await startSites()
    const browser = await openChromium(['--host-resolver-rules=MAP *.localhost 127.0.0.1'])
    try {
      await mkdir(FOLDER, { recursive: true })
      const origin = cellar(process.env['E2E_URL'])
      const blank: string[] = []
      // A blank screen has an entropy near 0.
      for (const name of Object.keys(PICTURES)) if ((await takePicture(browser, origin, name)) < 1) blank.push(name)
      const taken = Object.keys(PICTURES).length
      return [
        {
          what: `${count(taken)} screens of the panel and the composer, with the content of the wine shop`,
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

import { readdir, readFile } from 'node:fs/promises'
import { chromium, type Locator, type Page, type Route } from '@playwright/test'
import { turnOnCodes, signInAs } from '#tests/e2e/admin/open-panel.ts'
import { journeyEmail, journeyPassword } from '#tests/e2e/journeys/journey-members.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { storedWork } from '#tests/e2e/page/stored-work.ts'
import { behindThePage } from '#tests/e2e/sites/sites-database.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { temporaryFolder } from '#tests/support/server/processes.ts'
import { canvasOf, canvasReady, redoAll, saved, undoAll } from './desk.ts'

const STEP = '**/api/admin/draft/page/*/*/step'
const viewport = { width: 1440, height: 900 }
test.use({ viewport })

const titleOf = (page: Page): Locator => canvasOf(page).locator('h1')
const field = (page: Page): Locator => page.getByLabel('Texte', { exact: true })

/** Opens a page in the composer with its title selected. */
async function openComposer(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await selectTitle(page)
}

async function selectTitle(page: Page): Promise<void> {
  await canvasReady(page)
  await titleOf(page).click()
  await expect(field(page)).toBeVisible()
}

/** Types at the end of the title, key by key. */
async function type(page: Page, words: string): Promise<void> {
  await field(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.type(words)
}

/** The pixels between the buttons at both sides of the state of saving. */
async function roomOfState(page: Page): Promise<number> {
  const left = await page.getByRole('button', { name: /^Rétablir/ }).boundingBox()
  const right = await page
    .getByRole('button', { name: /relire/i })
    .first()
    .boundingBox()
  if (!left || !right) throw new Error('The bar is not drawn')
  return Math.round(right.x - left.x)
}

const heightOfBar = (page: Page): Promise<number> => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().height)

/** Ends all sessions of an account on the server. */
const endSessions = (email: string) =>
  behindThePage((db) =>
    db
      .deleteFrom('sessions')
      .where('user_id', 'in', db.selectFrom('users').select('id').where('email', '=', email))
      .execute(),
  )

/** The page says what the server has: it is read again without what waits in this browser. */
async function expectStored(page: Page, title: string): Promise<void> {
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await selectTitle(page)
  await expect(titleOf(page)).toHaveText(title)
  await expect(saved(page)).toBeVisible()
}

if (isInTurn(0, 4))
  test('keeps every character and its undo over an ended session, two minutes offline and a reload', async ({
    page,
    baseURL,
    complaints,
  }) => {
    complaints.allow(/status of 401|ERR_INTERNET_DISCONNECTED/)
    const origin = baseURL ?? ''
    await page.clock.install()
    await signInAs(page, origin, 'administration-perte')
    const codes = await turnOnCodes(page)
    await openComposer(page, `${origin}/essai/perte`)
    await type(page, ' en ligne')
    await expect(saved(page)).toBeVisible()

    // The session ends on the server while the person types.
    await canvasOf(page)
      .locator('body')
      .evaluate((body) => body.setAttribute('data-test', 'the same'))
    await endSessions(journeyEmail('administration-perte'))
    const late: Route[] = []
    await page.route(STEP, (route) => void late.push(route))
    await type(page, ', sans')
    await expect.poll(() => late.length).toBe(1)
    await type(page, ' session')
    await late[0]?.continue()
    await page.unroute(STEP)
    const lock = page.getByRole('dialog', { name: 'Votre session est terminée' })
    await expect(lock.getByText(/^\d+ modifications?$/)).toBeVisible()
    await lock.getByLabel('Mot de passe', { exact: true }).fill(journeyPassword)
    await page.keyboard.press('Enter')
    // A code that was used once is refused: that of the next half minute is right too.
    await lock.getByLabel('Code de votre application').fill(codes.generate({ timestamp: Date.now() + 30_000 }))
    const token = page.waitForResponse(/\/api\/admin\/preview\/page\//)
    await page.keyboard.press('Enter')
    await expect(lock).toHaveCount(0)
    expect((await token).ok()).toBe(true)
    await expect(saved(page)).toBeVisible()
    await expect(canvasOf(page).locator('body[data-test="the same"]')).toBeVisible()
    await expect(titleOf(page)).toHaveText('Perte en ligne, sans session')

    // Two minutes without the network.
    const room = await roomOfState(page)
    await page.context().setOffline(true)
    await type(page, ', hors')
    await expect(page.getByText(/^Hors ligne, 1/)).toBeVisible()
    // No sentence of the state moves the buttons beside it.
    expect(await roomOfState(page)).toBe(room)
    await page.clock.fastForward('02:00')
    await type(page, ' réseau')
    await expect(page.getByText(/^Hors ligne, 2/)).toBeVisible()
    await page.context().setOffline(false)
    await expect(saved(page)).toBeVisible()

    // A reload before the server has heard of the last keys.
    await type(page, ', puis rechargée')
    await page.reload()
    await selectTitle(page)
    await expectStored(page, 'Perte en ligne, sans session, hors réseau, puis rechargée')

    await undoAll(page)
    await expectStored(page, 'Perte')
    await redoAll(page)
    await expectStored(page, 'Perte en ligne, sans session, hors réseau, puis rechargée')

    // On a phone no sentence of the state moves the page under the bar.
    await page.setViewportSize({ width: 390, height: 844 })
    const height = await heightOfBar(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: /^Annuler/ }).click()
    await expect(page.getByText(/^Hors ligne, 1/)).toBeVisible()
    expect(await heightOfBar(page)).toBe(height)
    await page.context().setOffline(false)
    await expect(saved(page)).toBeVisible()
  })

if (isInTurn(3, 4))
  test('keeps every character and its undo in a browser killed before the server has answered', async ({ launchOptions, baseURL }) => {
    const folder = await temporaryFolder()
    const origin = baseURL ?? ''
    const start = async () => {
      const context = await chromium.launchPersistentContext(folder.path, { ...launchOptions, locale: 'fr-FR', viewport })
      const [page = await context.newPage()] = context.pages()
      await signInAs(page, origin, 'administration-arret')
      return { context, page }
    }
    try {
      const killed = await start()
      const unanswered: Route[] = []
      await killed.page.route(STEP, (route) => void unanswered.push(route))
      await openComposer(killed.page, `${origin}/essai/arret`)
      await type(killed.page, ' avant')
      await expect.poll(() => unanswered.length).toBe(1)
      await type(killed.page, ', pendant')
      await expect(titleOf(killed.page)).toHaveText('Arrêt avant, pendant')
      // Work is stored after the next frame.
      await expect.poll(() => storedWork(killed.page)).toContain('Arrêt avant, pendant')
      const closed = killed.context.waitForEvent('close')
      for (const pid of await browsersOf(folder.path)) process.kill(pid, 'SIGKILL')
      await closed

      const { context, page } = await start()
      await openComposer(page, `${origin}/essai/arret`)
      await expect(titleOf(page)).toHaveText('Arrêt avant, pendant')
      await type(page, ', après')
      await expectStored(page, 'Arrêt avant, pendant, après')
      await undoAll(page)
      await expectStored(page, 'Arrêt')
      await context.close()
    } finally {
      await folder.remove()
    }
  })

/** The processes of the browser that has a folder, and of the script that has started it. Its helpers are of a type, and end with it. */
async function browsersOf(folder: string): Promise<number[]> {
  const found: number[] = []
  for (const name of await readdir('/proc')) {
    const command = /^\d+$/.test(name) ? await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '') : ''
    if (command.includes(`--user-data-dir=${folder}`) && !command.includes('--type=')) found.push(Number(name))
  }
  return found
}

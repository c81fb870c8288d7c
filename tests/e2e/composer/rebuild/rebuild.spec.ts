import type { Page } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { canvasReady, saved } from '#tests/e2e/composer/desk.ts'
import { expectAccessible } from '#tests/e2e/checks/check-page.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { SAMPLE_SITES } from '#tests/e2e/sites/site-pages.ts'
import type { Block } from '#schemas/generated/content.ts'
import { numbered } from '#tests/support/composer/rebuild/apply-act.ts'
import { planPage } from '#tests/support/composer/rebuild/plan.ts'
import { isFull, seed, takeTurn } from '#tests/support/sampling.ts'
import { buildPage } from './build-page.ts'
import { FingerHand } from './finger-hand.ts'
import type { Hand } from './hand.ts'
import { listen } from './heard.ts'
import { kindsSeen } from './look-once.ts'
import { draftOf, modelsFor, pictureNames, registry } from './original.ts'
import { KeyboardHand } from './keyboard-hand.ts'
import { NamesHand } from './names-hand.ts'
import { PointerHand } from './pointer-hand.ts'

const DESK = { viewport: { width: 1440, height: 900 } }

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }

const hands = [
  { name: 'pointer', make: (page: Page): Hand => new PointerHand(page), use: DESK },
  { name: 'keyboard', make: (page: Page): Hand => new KeyboardHand(page), use: DESK },
  { name: 'names', make: (page: Page): Hand => new NamesHand(page), use: DESK },
  { name: 'finger', make: (page: Page): Hand => new FingerHand(page), use: PHONE },
]

/** One hand in this many rebuilds in a short run. */
const HANDS_APART = 4

/** The most acts for a section that a short run makes. */
const LIGHT = 24

/** The site, and the section of its home page, that a short run makes with the hand of this number. */
const siteOf = (number: number) => SAMPLE_SITES[Math.floor((number + seed) / HANDS_APART) % SAMPLE_SITES.length]

async function rebuild(hand: Hand, origin: string, turn: number | null): Promise<void> {
  const { page } = hand
  await hand.prepare()
  await signInAs(page, origin, 'administration')
  await page.goto(`${origin}/essai/refaire-${hand.name}`)
  const home = await draftOf(page, '')
  const models = await modelsFor(page)
  const modelOf = (type: string) => {
    const [block] = models.find(({ kind, name }) => kind === 'element' && name === type)?.blocks ?? []
    if (!block) throw new Error(`no ready content of ${type}`)
    return block
  }
  const planFor = (blocks: readonly Block[]) => planPage(blocks, registry, modelOf)
  const light = home.filter((block) => planFor([block]).length <= LIGHT)
  const wanted = turn === null ? home : light.slice(turn % light.length).slice(0, 1)
  const acts = planFor(wanted)
  const pictures = await pictureNames(page, wanted)
  await hand.press(page.getByRole('link', { name: 'Modifier', exact: true }))
  await canvasReady(page)
  await listen(page)
  await buildPage({ hand, registry, models, names: { media: (id) => pictures.get(id) ?? '' } }, acts)
  await expect(saved(page)).toBeVisible()
  await hand.end()
  test.info().annotations.push({ type: 'acts', description: `${acts.length}` }, { type: 'dialogs', description: `${kindsSeen(page)}` })
  // The bar follows an act after the page: it may still say that all is saved.
  await expect.poll(async () => numbered(await draftOf(page, `essai/refaire-${hand.name}`))).toEqual(numbered(wanted))
  await expectAccessible(page, { frames: false })
}

for (const [number, { name, make, use }] of takeTurn([...hands.entries()], HANDS_APART)) {
  for (const site of isFull ? SAMPLE_SITES : [siteOf(number)]) {
    test.describe(`the home page of ${site?.name}`, () => {
      test.use(use)
      test(`is made again by ${name}`, async ({ page, baseURL, complaints }) => {
        complaints.allow(/Failed to load resource/)
        await rebuild(make(page), site?.origin(baseURL) ?? '', isFull ? null : number + seed)
      })
    })
  }
}

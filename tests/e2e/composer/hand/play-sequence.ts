import type { Page } from '@playwright/test'
import { hearSteps } from '#tests/e2e/checks/hear-steps.ts'
import { expect } from '#tests/e2e/page/silent-test.ts'
import { Dice } from '#tests/support/drafts/random-draft.ts'
import { saved } from '../desk.ts'
import { atRest } from './at-rest.ts'
import { chooseDeed, deedText } from './choose-deed.ts'
import { doDeed } from './do-deed.ts'
import { look } from './look-at-desk.ts'
import { pointOf } from './points.ts'

const LENGTH = 14

/** Plays sequences of deeds on the composer that is open in a page. */
export interface Player {
  /** Plays one sequence and takes it back; throws with its steps where a rule is broken. */
  readonly play: (seed: number) => Promise<void>
  /** The number of deeds that were done. */
  readonly deeds: () => number
}

/** Reads what is sent to the server from now on. */
function readSent(page: Page): (word: string) => boolean {
  let sent = ''
  page.on('request', (request) => {
    if (request.url().endsWith('/step')) sent += request.postData() ?? ''
  })
  return (word) => sent.includes(word)
}

/** Leaves texts and dialogs for the first row of the outline. */
async function begin(page: Page): Promise<void> {
  await expect(async () => {
    if ((await look(page)).layers > 0) await page.keyboard.press('Escape')
    expect((await look(page)).layers).toBe(0)
  }).toPass()
  await page.getByRole('tab', { name: 'Plan' }).click()
  await expect(page.getByRole('row').first()).toBeVisible()
  const point = await pointOf(page, 'row', 0)
  await page.mouse.click(point?.x ?? 0, point?.y ?? 0)
  await expect(page.getByRole('treegrid')).toBeFocused()
  await atRest(page)
}

/** Takes all acts back by the key. A press too many does nothing. */
async function undoAll(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Annuler\s:/ })
  await expect(async () => {
    while (await button.isVisible()) await page.keyboard.press('Control+z')
    await atRest(page)
    expect(await button.isVisible()).toBe(false)
  }).toPass()
}

/** Prepares a composer that is open, with nothing to undo. The hash is that of its draft. */
export async function openPlayer(page: Page, firstHash: string): Promise<Player> {
  const steps = hearSteps(page)
  const isSent = readSent(page)
  let count = 0
  await begin(page)
  const { blocks } = await look(page)

  const walk = async (dice: Dice, hasLetters: boolean, done: string[]) => {
    await page.evaluate((isOn) => localStorage.setItem('composer-letter-keys', String(isOn)), hasLetters)
    await begin(page)
    let seen = await atRest(page)
    for (let number = 0; number < LENGTH; number += 1) {
      count += 1
      const deed = chooseDeed(dice, seen.place, count)
      done.push(`in ${seen.place}: ${deedText(deed)}`)
      seen = await doDeed({ page, isSent, hasLetters }, deed, seen)
    }
  }
  const takeBack = async () => {
    await begin(page)
    await undoAll(page)
    await expect.poll(async () => (await look(page)).blocks, 'undone to the first elements').toBe(blocks)
    await expect(saved(page)).toBeVisible()
    await expect.poll(() => steps.lastHash() ?? firstHash, 'undone to the first hash').toBe(firstHash)
  }
  return {
    play: async (seed) => {
      const done: string[] = []
      try {
        await walk(new Dice(seed), seed % 2 === 1, done)
        done.push('undo everything')
        await takeBack()
      } catch (error) {
        throw new Error(`sequence ${seed}:\n${done.join('\n')}`, { cause: error })
      }
    },
    deeds: () => count,
  }
}

import { expect, type Page } from '@playwright/test'
import { fastestPerson } from '#domain/is-bot.ts'

/** Waits until the document is so old that a form sent from it counts as filled in by a person. */
export async function waitAsPerson(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(fastestPerson)
}

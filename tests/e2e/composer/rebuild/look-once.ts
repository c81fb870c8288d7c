import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#tests/e2e/checks/check-page.ts'

const looked = new WeakMap<Page, Set<string>>()

/** Looks at the panel by axe, once for each kind of dialog, sheet or menu that is open. */
export async function lookOnce(page: Page, kind: string): Promise<void> {
  const seen = looked.get(page) ?? new Set()
  if (seen.has(kind)) return
  looked.set(page, seen.add(kind))
  // One that fades in has colours of its own until it is there.
  const layers = page.locator('[role=menu], [role=dialog], [role=tooltip]')
  await expect.poll(() => layers.evaluateAll((all) => all.every((each) => getComputedStyle(each).opacity === '1'))).toBe(true)
  await expectAccessible(page, { frames: false })
}

/** How many kinds axe has seen. */
export const kindsSeen = (page: Page): number => looked.get(page)?.size ?? 0

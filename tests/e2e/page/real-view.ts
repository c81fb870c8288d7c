import { expect, type Page } from '@playwright/test'

/** States that a block may show besides its content. */
interface Exemptions {
  readonly isEmpty?: boolean | undefined
  readonly isFailure?: boolean | undefined
  /** How long it may take to show itself, in milliseconds. */
  readonly timeout?: number | undefined
}

/** A block shows what it is there for: it takes room, and neither waits for a script nor says that there is nothing to show or that something has failed. */
export async function expectRealView(page: Page, id: string, exemptions: Exemptions = {}): Promise<void> {
  const soon = expect.configure({ timeout: exemptions.timeout ?? 60_000 })
  const block = page.locator(`[data-block="${id}"]`)
  await soon(block).toHaveCount(1)
  // The wrapper has the room of its place even where the view draws nothing.
  const view = block.locator('> *')
  await soon(view).not.toHaveCount(0)
  const { width = 0, height = 0 } = (await view.first().boundingBox()) ?? {}
  expect({ width, height, takesRoom: width > 0 && height > 0 }).toMatchObject({ takesRoom: true })
  await soon(block.locator('[data-waiting]')).toHaveCount(0)
  if (exemptions.isEmpty !== true) await soon(block.locator('[data-empty]')).toHaveCount(0)
  if (exemptions.isFailure !== true) await soon(block.locator('[data-kind="failure"]:visible')).toHaveCount(0)
}

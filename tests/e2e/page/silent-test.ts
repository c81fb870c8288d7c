import { test as base, expect, type Page } from '@playwright/test'

/** Messages of a page that count as failures. */
export interface Complaints {
  readonly said: string[]
  /** Lets through what a test provokes. */
  readonly allow: (pattern: RegExp) => void
}

function listen(page: Page): Complaints {
  const said: string[] = []
  const allowed: RegExp[] = []
  const add = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) said.push(text)
  }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) add(`${message.type()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => add(`thrown: ${error.stack ?? error.message}`))
  return { said, allow: (pattern) => allowed.push(pattern) }
}

/** A test whose page must stay silent: no error, no warning, nothing refused by the policy. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = listen(page)
      await use(complaints)
      expect(complaints.said).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

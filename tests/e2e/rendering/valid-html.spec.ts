import { expect, test } from '@playwright/test'
import { blockTypes } from '#schemas/generated/block-types.ts'
import { readEveryDocument } from '#tests/e2e/sites/every-document.ts'
import { faultsOfHtml } from '#tests/e2e/checks/html-rules.ts'
import { FRENCH_PAGES } from '#tests/e2e/sites/site-pages.ts'

test('every route and every example of a block is HTML without a fault', async ({ request, baseURL }) => {
  const documents = await readEveryDocument(request, baseURL ?? '')
  expect(documents.size).toBeGreaterThan(FRENCH_PAGES.length + blockTypes.length)
  const faults = await Promise.all([...documents].map(([name, html]) => faultsOfHtml(name, html)))
  expect(faults.flat()).toEqual([])
})

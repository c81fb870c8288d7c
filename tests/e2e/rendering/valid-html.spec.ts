import { expect, test } from '@playwright/test'
import { blockTypes } from '#schemas/generated/block-types.ts'
import { takeTurn } from '#tests/support/sampling.ts'
import { readEveryDocument } from '#tests/e2e/sites/every-document.ts'
import { faultsOfHtml } from '#tests/e2e/checks/html-rules.ts'
import { FRENCH_PAGES } from '#tests/e2e/sites/site-pages.ts'

/** Number of turns that take every document. */
const PARTS = 5

test('finds no fault in the HTML of the routes and of the examples of blocks', async ({ request, baseURL }) => {
  let all = 0
  const documents = await readEveryDocument(request, baseURL ?? '', (addresses) => {
    all = addresses.length
    return takeTurn(addresses, PARTS)
  })
  expect(all).toBeGreaterThan(FRENCH_PAGES.length + blockTypes.length)
  expect(documents.size).toBeGreaterThan(all / PARTS)
  const faults = await Promise.all([...documents].map(([name, html]) => faultsOfHtml(name, html)))
  expect(faults.flat()).toEqual([])
})

import { expect, test } from '@playwright/test'
import { blockTypes } from '#schemas/generated/block-types.ts'
import { checkByNu, findJava } from '#tests/support/documents/nu-html-checker.ts'
import { readEveryDocument } from './every-document.ts'
import { faultsOfHtml } from './html-rules.ts'
import { FRENCH_PAGES } from './site-pages.ts'

const WITHOUT_JAVA = 'Java is not on this machine: html-validate has looked at every document, the checker of the W3C at none.'

test('every route and every example of a block is HTML without a fault', async ({ request, baseURL }) => {
  test.slow()
  const documents = await readEveryDocument(request, baseURL ?? '')
  expect(documents.size).toBeGreaterThan(FRENCH_PAGES.length + blockTypes.length)
  const faults = await Promise.all([...documents].map(([name, html]) => faultsOfHtml(name, html)))
  expect(faults.flat()).toEqual([])
  const java = await findJava()
  if (java === null) {
    test.info().annotations.push({ type: 'warning', description: WITHOUT_JAVA })
    process.stderr.write(`${WITHOUT_JAVA}\n`)
    return
  }
  const { errors, inFaulty } = await checkByNu(java, documents)
  expect(errors).toEqual([])
  expect(inFaulty).not.toEqual([])
})

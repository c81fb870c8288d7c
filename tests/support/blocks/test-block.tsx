import { afterAll, beforeAll, describe, it } from 'vitest'
import { BrowserPage } from '#tests/support/documents/browser-page.ts'
import { blockChecks } from './block-checks.ts'
import { loadSubject, type BlockSubject } from './block-subject.ts'

/** The contract of every block type, in one line of its test file. */
export function testBlock(type: string): void {
  describe(`block type ${type}`, () => {
    let subject: BlockSubject
    let page: BrowserPage
    beforeAll(async () => {
      subject = await loadSubject(type)
      page = new BrowserPage()
    }, 60_000)
    afterAll(() => {
      page.close()
    })
    for (const { name, run } of blockChecks) it(name, () => run(subject, page), 30_000)
  })
}

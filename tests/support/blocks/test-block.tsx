import { afterAll, beforeAll, describe, it } from 'vitest'
import { isByTurn } from '#tests/support/files-by-turn.ts'
import { isInTurn, type Turn } from '#tests/support/sampling.ts'
import { BrowserPage } from '#tests/support/documents/browser-page.ts'
import { blockChecks } from './block-checks.ts'
import { loadSubject, type BlockSubject } from './block-subject.ts'

/** The letters of its name give each type a turn. */
const numberOf = (type: string): number => [...type].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/** The checks that this run makes of a type: all of them, but for `npm test`. */
export function checksOf(type: string, byTurn = isByTurn, turn?: Turn): typeof blockChecks {
  return byTurn ? blockChecks.filter(({ apart = 1 }, index) => isInTurn(numberOf(type) + index, apart, turn)) : blockChecks
}

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
    for (const { name, run } of checksOf(type)) it(name, () => run(subject, page), 30_000)
  })
}

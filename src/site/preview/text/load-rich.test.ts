// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { isRichThere, loadRich } from './load-rich.ts'

it('gives the editor of formats without a turn of its own once it is loaded', async () => {
  const module = await loadRich()
  expect([isRichThere(), loadRich() === module]).toEqual([true, true])
})

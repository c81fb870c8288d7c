import { expect, it } from 'vitest'
import { commands } from '#composer/commands/commands.ts'
import { commandSequences } from '#tests/support/composer/command-sequences.ts'
import { seed } from '#tests/support/sampling.ts'

it('undoes random commands to the first page and redoes them to the last, no block misplaced', () => {
  const { done, faults, names } = commandSequences({ runs: 12, length: 120, seed: seed * 10_000 })
  expect(faults).toEqual([])
  expect(done).toBeGreaterThan(300)
  expect(names.size).toBeGreaterThan(Object.keys(commands).length / 2)
})

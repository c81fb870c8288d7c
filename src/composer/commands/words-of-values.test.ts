import { expect, it } from 'vitest'
import type { Desk } from '#composer/acts/act.ts'
import { blockEntries } from '#composer/command-palette/palette-entries.ts'
import { placePhrase } from '#composer/moving/place-words.ts'
import { anchorsOf } from '#composer/pickers/anchors-of.ts'
import { written, runnerOn } from '#tests/support/composer/composer-setup.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { plainCommands } from './commands.ts'

const values = [
  { placeholder: '{{COMPANY_PHONE}}', label: 'Téléphone', now: '01 99 00 37 00' },
  { placeholder: '{{HOST_NAME}}', label: 'Nom de l’hébergeur', now: '' },
]
const page = () =>
  sampleDocument(
    testBlockOf('note', { text: 'Au {{COMPANY_PHONE}}', anchor: 'tel' }, { id: 'a' }),
    testBlockOf('note', { text: 'Chez {{ HOST_NAME }}' }, { id: 'b' }),
  )

it('puts values of the site for their codes in places, announcements, search and anchors', () => {
  const bench = runnerOn(page(), ['a'], testRegistry(), values)
  const { runner, announced, store } = bench
  const said = [
    written(placePhrase(runner.situation, { in: { region: 'main' }, after: 'a', before: 'b' })),
    written(placePhrase(runner.situation, { in: { region: 'main' }, after: 'b', before: null })),
    ...blockEntries({ bench } as unknown as Desk, '01 99').map(({ words }) => words),
    ...anchorsOf(store.document, testRegistry(), values).map(({ label }) => label),
  ]
  runner.run(plainCommands.moveDown, undefined)
  runner.run(plainCommands.remove, undefined)
  const all = [...said, ...announced, store.undoLabels().undo]
  expect(all.filter((words) => words?.includes('{{'))).toEqual([])
  expect(said).toEqual([
    expect.stringContaining('Au 01 99 00 37 00'),
    expect.stringContaining('Chez Nom de l’hébergeur'),
    'Au 01 99 00 37 00',
    expect.stringContaining('Au 01 99'),
  ])
})

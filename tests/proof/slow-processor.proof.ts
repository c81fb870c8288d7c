import { availableParallelism } from 'node:os'
import { keepBusy } from '#tests/support/shop/busy-counters.ts'
import type { Proof, ProofRow } from './proof.ts'
import { type Group, runGroup } from './whole-tests.proof.ts'

/** Beside five busy processes on each processor, a test has a sixth of it. */
const BUSY = 5

/** The tests that hand in files: right ones, damaged ones and hostile ones. */
const files: readonly Group[] = [
  [
    'verdicts on PDF documents, drawings, pictures and films',
    'unit',
    ['platform/uploads/', 'content/svg/', 'content/media/', 'adapters/pdf/'].map((name) => `server/${name}`),
  ],
  ['verdicts on font files', 'property', ['tests/property/font-file']],
  [
    'files that are sent to a form, the library and the settings of a site',
    'contract',
    ['form-files', 'load-svg', 'admin-media', 'page-pictures', 'media/'].map((name) => `tests/contract/${name}`),
  ],
  [
    'documents in the worker, imported pictures and the fonts of a site',
    'integration',
    ['platform/uploads/', 'content/media/', 'content/appearance/font-files'].map((name) => `server/${name}`),
  ],
]

/** A file gets the same verdict on a slow processor. The samples are those of npm test: durations are judged nowhere here. */
export const slowProcessor: Proof = {
  name: 'slow-processor',
  title: 'Verdicts on files with a sixth of the processor',
  async run() {
    const end = keepBusy(BUSY * availableParallelism())
    const rows: ProofRow[] = []
    try {
      for (const group of files) rows.push(await runGroup(group, { FULL: '0' }))
    } finally {
      end()
    }
    return rows
  },
}

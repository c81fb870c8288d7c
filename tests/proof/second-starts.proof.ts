import { trySecondStarts } from '#tests/faults/second-starts.ts'
import { temporaryFolder } from '#tests/support/server/processes.ts'
import { count, type Proof } from './proof.ts'

const starts = 1000

/** A data folder has one server at a time. */
export const secondStarts: Proof = {
  name: 'second-starts',
  title: 'A second start on a data folder',
  async run() {
    const folder = await temporaryFolder()
    const { refused, untouched } = await trySecondStarts({ dataDir: folder.path, starts, atOnce: 4 })
    await folder.remove()
    return [
      {
        what: `${count(starts)} starts on a folder in use, four at a time`,
        seen: `${count(refused)} refused, data ${untouched ? 'untouched' : 'changed'}`,
        promised: 'all refused, data untouched',
        holds: refused === starts && untouched,
      },
    ]
  },
}

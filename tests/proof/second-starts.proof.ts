import { trySecondStarts } from '#tests/faults/second-starts.ts'
import { temporaryFolder } from '#tests/support/processes.ts'
import { count, type Proof } from './proof.ts'

const starts = 1000

/** A data folder has one server at a time. */
export const secondStarts: Proof = {
  name: 'second-starts',
  title: 'Second démarrage sur un dossier de données',
  async run() {
    const folder = await temporaryFolder()
    const { refused, untouched } = await trySecondStarts({ dataDir: folder.path, starts, atOnce: 4 })
    await folder.remove()
    return [
      {
        what: `${count(starts)} démarrages sur un dossier occupé, quatre à la fois`,
        seen: `${count(refused)} refusés, données ${untouched ? 'intactes' : 'modifiées'}`,
        promised: 'tous refusés, données intactes',
        holds: refused === starts && untouched,
      },
    ]
  },
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { silentLog } from '#server/database/log.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { startProgram } from '#tests/support/server/processes.ts'
import { postmasterPid } from '#tests/support/server/server-process.ts'

/** The result of starts on a folder in use, and whether they changed anything. */
export interface SecondStartsOutcome {
  readonly refused: number
  readonly otherwise: readonly string[]
  readonly untouched: boolean
}

interface SecondStartsOptions {
  readonly dataDir: string
  readonly starts: number
  readonly atOnce: number
}

/** Opens a data folder and starts other processes on it. A program that only opens the database represents the server. */
export async function trySecondStarts({ dataDir, starts, atOnce }: SecondStartsOptions): Promise<SecondStartsOutcome> {
  const database = await openDatabase({ DATA_DIR: dataDir }, silentLog)
  await database.pool.query('create table if not exists kept as select i, md5(i::text) as text from generate_series(1, 1000) i')
  const state = async (): Promise<string> => {
    const { rows } = await database.pool.query('select i, text, xmin, ctid from kept order by i')
    const settings = await readFile(join(dataDir, 'postgres', 'vitrine.conf'))
    return createHash('sha256')
      .update(JSON.stringify(rows))
      .update(settings)
      .update(String(await postmasterPid(dataDir)))
      .digest('hex')
  }
  const before = await state()
  const ends: string[] = []
  const attempt = async (): Promise<void> => {
    while (ends.length < starts) {
      const place = ends.push('') - 1
      const program = startProgram('tests/support/database/open-database.ts', [dataDir])
      const { code } = await program.ended
      ends[place] = String(code)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, attempt))
  const untouched = (await state()) === before
  await database.stop()
  return { refused: ends.filter((end) => end === '11').length, otherwise: ends.filter((end) => end !== '11'), untouched }
}

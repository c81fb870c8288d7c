import { sql } from 'kysely'
import { silentLog } from '#server/database/log.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { pause, startProgram, temporaryFolder } from '#tests/support/server/processes.ts'
import { seeded } from '#tests/support/seeded.ts'
import { postmasterPid } from '#tests/support/server/server-process.ts'

/** Victim of a kill: the program that writes, the database below it, or both at once. */
export type Victim = 'program' | 'database' | 'both'

/** Effect of the kills on acknowledged writes. */
export interface CrashOutcome {
  readonly kills: number
  readonly acknowledged: number
  readonly lost: number
  readonly halves: number
  readonly slowestRestartMs: number
}

interface CrashOptions {
  readonly kills: number
  readonly victim: Victim
  readonly seed: number
}

const idsIn = (output: string): number[] => [...output.matchAll(/^(\d+)\n/gm)].map(([, id]) => Number(id))

async function writeUntilKilled(dataDir: string, first: number, victim: Victim, delay: number): Promise<number[]> {
  const writer = startProgram('tests/support/shop/write-acknowledged.ts', [dataDir, String(first)])
  // Some writes are acknowledged, however slow the machine is; the kill comes at a random moment of those that follow.
  await writer.printed(/^\d+\n\d+\n/m)
  await pause(delay)
  const postmaster = await postmasterPid(dataDir)
  if (victim !== 'program') process.kill(postmaster, 'SIGKILL')
  // The program outlives its database by a moment: what it still believes to have written must be there too.
  if (victim === 'database') await pause(150)
  writer.kill('SIGKILL')
  await writer.ended
  return idsIn(writer.output())
}

interface Found {
  readonly ids: ReadonlySet<number>
  readonly halves: number
  readonly restartMs: number
}

async function readBack(dataDir: string): Promise<Found> {
  const begin = performance.now()
  const database = await openDatabase({ DATA_DIR: dataDir }, silentLog)
  const restartMs = performance.now() - begin
  const { rows } = await sql<{
    id: number
    whole: boolean
  }>`select id, line is not null as whole from acknowledged left join acknowledged_lines using (id)`.execute(database.db)
  await database.stop()
  return { ids: new Set(rows.map(({ id }) => id)), halves: rows.filter(({ whole }) => !whole).length, restartMs }
}

/** Kills again and again at random times, and compares what the database had acknowledged with what it holds after each restart. */
export async function runCrashCycles({ kills, victim, seed }: CrashOptions): Promise<CrashOutcome> {
  const random = seeded(seed)
  const folder = await temporaryFolder()
  const acknowledged: number[] = []
  let outcome: CrashOutcome = { kills: 0, acknowledged: 0, lost: 0, halves: 0, slowestRestartMs: 0 }
  try {
    await (await openDatabase({ DATA_DIR: folder.path }, silentLog)).stop()
    for (let kill = 1; kill <= kills; kill += 1) {
      acknowledged.push(...(await writeUntilKilled(folder.path, kill * 1_000_000, victim, 20 + random() * 400)))
      const { ids, halves, restartMs } = await readBack(folder.path)
      outcome = {
        kills: kill,
        acknowledged: acknowledged.length,
        lost: acknowledged.filter((id) => !ids.has(id)).length,
        halves,
        slowestRestartMs: Math.max(outcome.slowestRestartMs, Math.round(restartMs)),
      }
      if (outcome.lost > 0 || halves > 0) break
    }
    return outcome
  } finally {
    await folder.remove()
  }
}

import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { endPrograms, freePort, startProgram, temporaryFolder } from '#tests/support/server/processes.ts'
import { takeTurn } from '#tests/support/sampling.ts'
import { connectionUrl } from '#tests/support/server/server-process.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>

beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(async () => {
  await endPrograms()
  await folder.remove()
})

/** The commands that work beside a server, or without one. */
const commands = [
  ['scripts/maintenance/run-job.ts', 'mail.retention'],
  ['scripts/maintenance/run-job.ts', 'mail.retention', '--dry-run'],
  ['scripts/maintenance/privacy-requests.ts'],
  ['scripts/maintenance/reset-two-factor.ts', 'camille@example.org'],
] as const

async function run(
  [file, ...args]: (typeof commands)[number],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const program = startProgram(file, args, { env })
  const { code } = await program.ended
  return { code, output: program.output() }
}

/** The output for a person: a sentence in French, then the same in English, without internals of the program. */
const told = (french: RegExp): unknown => expect.stringMatching(new RegExp(String.raw`^${french.source}[^\n]*\n[A-Z][^\n]*\n$`))

describe.each(takeTurn(commands, 2).map((command) => ({ command, named: command.join(' ') })))('$named', ({ command }) => {
  it('makes no database where there is none, and says which setting to correct', async () => {
    const mistyped = join(folder.path, 'donees', 'ici')
    expect(await run(command, { DATA_DIR: mistyped })).toEqual({
      code: 12,
      output: told(/Aucune base de Vitrine dans \S+\s: corrigez DATA_DIR/),
    })
    expect(await run(command, { DATA_DIR: folder.path })).toMatchObject({ code: 12 })
    expect(await readdir(folder.path)).toEqual([])
    const file = join(folder.path, 'note.txt')
    await writeFile(file, 'rien')
    expect(await run(command, { DATA_DIR: file })).toMatchObject({ code: 12, output: told(/Aucune base de Vitrine/) })
  })

  it('tells in words that the database of DATABASE_URL does not answer, or is none', async () => {
    const nobody = `postgres://vitrine@127.0.0.1:${await freePort()}/vitrine`
    expect(await run(command, { DATABASE_URL: nobody })).toEqual({ code: 12, output: told(/La base de DATABASE_URL ne répond pas/) })
    expect(await run(command, { DATABASE_URL: 'localhost' })).toMatchObject({ code: 10 })
    const empty = await testDatabase()
    try {
      const url = connectionUrl(empty.connection)
      await empty.pool.query('drop schema public cascade; create schema public')
      expect(await run(command, { DATABASE_URL: url })).toEqual({ code: 13, output: told(/La base n’a pas les tables de cette version/) })
      expect((await empty.pool.query(`select from pg_class where relnamespace = 'public'::regnamespace`)).rowCount).toBe(0)
    } finally {
      await empty.close()
    }
  })
})

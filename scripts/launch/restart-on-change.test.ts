import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { waitUntil } from '#tests/support/wait-until.ts'
import { restartOnChange } from './restart-on-change.mjs'

describe('restartOnChange', () => {
  let folder = ''
  let said: string[] = []
  let programs: ChildProcess[] = []
  let running: ReturnType<typeof restartOnChange> | null = null

  const file = () => join(folder, 'sources', 'deep', 'part.mjs')
  const run = async () => {
    const start = () => {
      const program = spawn(process.execPath, [join(folder, 'sources', 'main.mjs')])
      programs.push(program)
      program.stdout.on('data', (text: Buffer) => said.push(String(text).trim()))
      return program
    }
    running = restartOnChange({ start, folders: [join(folder, 'sources')], concerns: (path) => path.endsWith('.mjs') })
    await running.ready
  }
  /** Saves as editors do: writes a new file and renames it. */
  const replace = (text: string, path = file()) => {
    writeFileSync(join(folder, 'new'), text)
    renameSync(join(folder, 'new'), path)
  }
  // One change may cause two restarts on a slow machine: its events are further apart than the time to settle.
  const hasSaid = (...words: string[]) => waitUntil(() => expect(said.filter((word, index) => word !== said[index - 1])).toEqual(words))

  beforeEach(() => {
    said = []
    programs = []
    folder = mkdtempSync(join(tmpdir(), 'vitrine-restart-'))
    mkdirSync(join(folder, 'sources', 'deep'), { recursive: true })
    writeFileSync(file(), 'export const word = "first"')
    writeFileSync(
      join(folder, 'sources', 'main.mjs'),
      'import { word } from "./deep/part.mjs"; console.log(word); setInterval(() => {}, 1000)',
    )
  })
  afterEach(async () => {
    await running?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('restarts each time a file is replaced by a rename', async () => {
    await run()
    await hasSaid('first')
    replace('export const word = "second"')
    await hasSaid('first', 'second')
    replace('export const word = "third"')
    await hasSaid('first', 'second', 'third')
    replace('export const word = "fourth"')
    await hasSaid('first', 'second', 'third', 'fourth')
  })

  it('restarts for files in a folder that is created later', async () => {
    const later = join(folder, 'sources', 'later', 'deeper')
    writeFileSync(
      join(folder, 'sources', 'main.mjs'),
      `console.log((await import(${JSON.stringify(join(later, 'more.mjs'))}).catch(() => ({ more: 'nothing' }))).more); setInterval(() => {}, 1000)`,
    )
    await run()
    await hasSaid('nothing')
    mkdirSync(later, { recursive: true })
    replace("export const more = 'something'", join(later, 'more.mjs'))
    await hasSaid('nothing', 'something')
    replace("export const more = 'else'", join(later, 'more.mjs'))
    await hasSaid('nothing', 'something', 'else')
  })

  it('ignores unrelated files, and starts again once a broken file is mended', async () => {
    await run()
    await hasSaid('first')
    writeFileSync(join(folder, 'sources', 'notes.txt'), 'nothing')
    replace('export const')
    // The broken program has started and ended; nothing else has started.
    await waitUntil(() => expect(programs.at(-1)?.exitCode).toBe(1))
    await hasSaid('first')
    writeFileSync(file(), 'export const word = "mended"')
    await hasSaid('first', 'mended')
  })
})

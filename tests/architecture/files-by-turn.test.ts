import { existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { wholeGroups } from '#tests/proof/whole-tests.proof.ts'
import { filesByTurn, leftOut, type ProjectByTurn } from '#tests/support/files-by-turn.ts'

const projects = Object.keys(filesByTurn) as ProjectByTurn[]
const filesOf = (project: ProjectByTurn): string[] => filesByTurn[project].flatMap(({ files }) => files)
const turn = (seed: number) => ({ seed, isFull: false })

/** The files that vitest would run, by project. */
function listed(env: Readonly<Record<string, string>>): Map<string, string[]> {
  const args = [path.resolve('node_modules/vitest/vitest.mjs'), 'list', '--filesOnly', '--json']
  const own = { ...process.env, FILES_BY_TURN: undefined, FULL: undefined, ...env }
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env: own, maxBuffer: 2 ** 26 })
  const found = JSON.parse(stdout.slice(stdout.indexOf('['))) as { file: string; projectName: string }[]
  const groups = Map.groupBy(found, ({ projectName }) => projectName)
  return new Map([...groups].map(([project, files]) => [project, files.map(({ file }) => path.relative('.', file)).toSorted()]))
}

let all: Map<string, string[]>
let inTurn: Map<string, string[]>

beforeAll(() => {
  all = listed({})
  inTurn = listed({ FILES_BY_TURN: '1', TEST_SEED: '7' })
})

describe.each(projects)('the test files of %s that run by turn', (project) => {
  it('exist, and stand in the list once', () => {
    const files = filesOf(project)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(files.filter((file, number) => files.indexOf(file) !== number)).toEqual([])
  })

  it('run once in their number of consecutive turns, and all of them in full mode', () => {
    for (const { apart, files } of filesByTurn[project])
      for (const file of files) {
        const turns = Array.from({ length: apart }, (_, number) => turn(20_785 + number))
        expect([file, turns.filter((each) => !leftOut(project, each).includes(file)).length]).toEqual([file, 1])
      }
    expect(leftOut(project, { seed: 0, isFull: true })).toEqual([])
  })

  it('run in full in the proof', () => {
    const whole = wholeGroups.filter(([, own]) => own === project).flatMap(([, , files]) => files)
    expect(filesOf(project).filter((file) => !whole.includes(file))).toEqual([])
  })

  it('are left out when `npm test` asks for a turn, and by nothing else', () => {
    const files = all.get(project) ?? []
    expect(filesOf(project).filter((file) => !files.includes(file))).toEqual([])
    const out = leftOut(project, turn(7))
    expect(out.length).toBeGreaterThan(3)
    expect(inTurn.get(project)).toEqual(files.filter((file) => !out.includes(file)))
  })
})

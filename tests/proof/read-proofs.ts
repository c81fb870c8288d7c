import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { projectFolder } from '#tests/support/server/processes.ts'
import type { Proof } from './proof.ts'

const isProof = (value: unknown): value is Proof => typeof value === 'object' && value !== null && 'run' in value && 'title' in value

/** Reads all proofs, in the order of their files. */
export async function readProofs(): Promise<Proof[]> {
  const folders = ['proof', 'mutation'].map((name) => join(projectFolder, 'tests', name))
  const found = await Promise.all(
    folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((file) => join(folder, file))),
  )
  const files = found
    .flat()
    .filter((file) => file.endsWith('.proof.ts'))
    .toSorted((one, other) => basename(one).localeCompare(basename(other)))
  const modules: unknown[] = await Promise.all(files.map((file) => import(file)))
  return modules.flatMap((module) =>
    Object.values(Object(module) as object)
      .flat()
      .filter(isProof),
  )
}

import type { ShellName } from '#schemas/api/content/shell.ts'

/** The names of the shells by the numbers that their drafts and references have. */
export const shellNumbers: ReadonlyMap<number, ShellName> = new Map([
  [1, 'default'],
  [2, 'page'],
])

/** The number of a shell. */
export function numberOfShell(name: ShellName): number {
  return [...shellNumbers].find(([, each]) => each === name)?.[0] ?? 0
}

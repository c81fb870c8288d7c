import { chmod, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { projectFolder } from './processes.ts'

/**
 * Lets other accounts pass through the folders above the project while the tests run, and restores their modes afterwards. Root starts programs
 * of the project as an ordinary user, who could not execute them in a closed folder, such as one that `mktemp -d` makes.
 */
export async function setup(): Promise<() => Promise<void>> {
  const opened: { readonly folder: string; readonly mode: number }[] = []
  if (process.getuid?.() === 0)
    for (let folder = dirname(`${projectFolder}package.json`); folder !== dirname(folder); folder = dirname(folder)) {
      const { mode } = await stat(folder)
      if ((mode & 0o001) !== 0) continue
      opened.push({ folder, mode: mode & 0o7777 })
      await chmod(folder, (mode & 0o7777) | 0o001)
    }
  return async () => {
    for (const { folder, mode } of opened) await chmod(folder, mode)
  }
}

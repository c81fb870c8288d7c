import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

function committedFolders(root: string): ReadonlySet<string> | null {
  try {
    const listed = execFileSync('git', ['ls-tree', '-d', '--name-only', 'HEAD', 'blocks/'], {
      ...{ cwd: root, encoding: 'utf8' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return new Set(listed.split('\n').filter((path) => path !== ''))
  } catch {
    return null
  }
}

/** The block types that the last commit does not hold: no site has stored them, so their versions may be rewritten. None without a commit. */
export function uncommittedTypes(root: string): readonly string[] {
  const committed = committedFolders(root)
  if (committed === null || committed.size === 0) return []
  const folders = readdirSync(join(root, 'blocks'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders.flatMap(({ name }) => (committed.has(`blocks/${name}`) ? [] : [name]))
}

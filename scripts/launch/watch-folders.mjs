// @ts-check
import { readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Tells the path of whatever changes below the folders. Each folder is watched, no file is: Node's own recursive watching, and
 * `node --watch`, follow a file's inode, and lose it when an editor puts a new file in its place.
 * @param {readonly string[]} folders
 * @param {(path: string) => void} onChange
 * @returns {() => void} ends the watching
 */
export function watchFolders(folders, onChange) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map()

  /** @param {string} folder */
  const look = (folder) => {
    const watcher = watch(folder, (_event, name) => name !== null && see(join(folder, name)))
    // A folder that is removed is heard of from the one above it.
    watcher.on('error', () => watcher.close())
    watchers.get(folder)?.close()
    watchers.set(folder, watcher)
    return readdirSync(folder, { withFileTypes: true })
  }
  /** @param {string} folder */
  const lookBelow = (folder) => {
    for (const entry of look(folder)) if (entry.isDirectory()) lookBelow(join(folder, entry.name))
  }
  /** @param {string} path */
  const see = (path) => {
    onChange(path)
    // Files may stand in a new folder before it is looked at.
    if (isFolder(path)) for (const { name } of look(path)) see(join(path, name))
  }
  for (const folder of folders) lookBelow(folder)

  return () => {
    for (const watcher of watchers.values()) watcher.close()
  }
}

/** @param {string} path */
function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

// @ts-check
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param {string[]} parts */
export const inProject = (...parts) => join(root, ...parts)

/** The Node that comes with the dependencies. */
export const pinnedNode = inProject('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

// @ts-check
import { LaunchError } from './launch-error.mjs'

const oldest = 20

/**
 * Refuses a Node that cannot even install the pinned one.
 * @param {string} [version]
 */
export function requireNode(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= oldest) return
  throw new LaunchError(
    `Node ${oldest} ou plus récent est nécessaire (version présente : ${version}).\nNode ${oldest} or newer is needed (found ${version}): https://nodejs.org`,
  )
}

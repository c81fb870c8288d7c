// @ts-check

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 * @property {Readonly<Record<string, string>>} [peerDependencies]
 */

/**
 * The place where Node finds a package that a package at this place asks for.
 * @param {ReadonlyMap<string, LockedPackage>} packages @param {string} from @param {string} name
 * @returns {string | undefined} undefined when it is not installed
 */
function placeOf(packages, from, name) {
  const inside = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (packages.has(inside) || from === '') return packages.has(inside) ? inside : undefined
  return placeOf(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

/**
 * The installed versions of packages and of all that they use, by their places.
 * @param {{ packages?: Readonly<Record<string, LockedPackage>> }} lock a package-lock.json
 * @param {readonly string[]} names
 * @returns {[place: string, version: string][]}
 */
export function lockedVersions({ packages = {} }, names) {
  const locked = new Map(Object.entries(packages))
  /** @type {Set<string>} */
  const places = new Set()
  const visit = (/** @type {string} */ from, /** @type {readonly string[]} */ wanted) => {
    for (const name of wanted) {
      const place = placeOf(locked, from, name)
      if (place === undefined || places.has(place)) continue
      places.add(place)
      const { dependencies, optionalDependencies, peerDependencies } = locked.get(place) ?? {}
      visit(place, Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
    }
  }
  visit('', names)
  return [...places].toSorted().map((place) => [place, locked.get(place)?.version ?? ''])
}

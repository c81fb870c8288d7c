// The layers of the server, as rules of dependency-cruiser. .dependency-cruiser.mjs takes them.

export const TEST_FILES = '\\.test\\.tsx?$'

/** The wings of the server, bottom to top. A wing takes itself and the wings below it. */
export const WINGS = ['platform', 'sites', 'mail', 'people', 'content', 'shop', 'composition', 'http']

const BELOW_ALL_WINGS = ['config', 'database', 'adapters', 'migrations']
const ABOVE_ALL_WINGS = ['process', 'seeds']

const KNOWN_FOLDER = `^server/(${[...BELOW_ALL_WINGS, ...WINGS, ...ABOVE_ALL_WINGS].join('|')})/`
/** The wings that hold areas (folders); composition holds files. */
export const WINGS_WITH_AREAS = WINGS.filter((wing) => wing !== 'composition')

const LOOSE_IN_WING = `^server/(${WINGS_WITH_AREAS.join('|')})/[^/]+$`
const LOOSE_IN_SERVER = '^server/[^/]+$'
const LOOSE_FILES_OF_SERVER = '^server/(app|main|app\\.integration\\.test)\\.ts$'

/**
 * Default deny for the folders of the server. Each rule has a twin for the file that imports nothing and is imported:
 * dependency-cruiser looks at imports alone.
 */
export function serverFolderRules() {
  const rules = (name, comment, refused) => [
    { name, comment, severity: 'error', from: refused, to: {} },
    { name: `${name}-to-import`, comment, severity: 'error', from: {}, to: refused },
  ]
  return [
    ...rules(
      'every-server-folder-is-known',
      'This folder of the server is no wing: move the file into an area of a wing, or add the folder to .dependency-cruiser.mjs and ARCHITECTURE.md.',
      { path: '^server/[^/]+/', pathNot: KNOWN_FOLDER },
    ),
    ...rules('no-loose-file-in-a-wing', 'Files of a wing are in an area folder (server/<wing>/<area>/); only composition has none.', {
      path: LOOSE_IN_WING,
    }),
    ...rules('no-loose-file-in-the-server', 'Only app.ts and main.ts lie beside the folders of the server: move the file into an area.', {
      path: LOOSE_IN_SERVER,
      pathNot: LOOSE_FILES_OF_SERVER,
    }),
  ]
}

/** One rule a wing, and one for what lies below all of them. */
export function wingRules() {
  const above = (at) =>
    `^server/(${WINGS.slice(at)
      .map((wing) => `${wing}/|`)
      .join('')}app\\.ts|main\\.ts|${ABOVE_ALL_WINGS.map((folder) => `${folder}/`).join('|')})`
  const rule = (name, from, at) => ({
    name,
    comment: 'A wing takes itself and the wings below it. What it needs from above is an argument that server/composition passes in.',
    severity: 'error',
    from: { path: from, pathNot: TEST_FILES },
    to: { path: above(at) },
  })
  return [
    rule('the-ground-of-the-server-takes-no-wing', `^server/(${BELOW_ALL_WINGS.join('|')})/`, 0),
    ...WINGS.map((wing, at) => rule(`${wing}-takes-no-wing-above-it`, `^server/${wing}/`, at + 1)),
  ]
}

// The floors of the rooms that grew without any, as rules of dependency-cruiser. .dependency-cruiser.mjs takes them.

import { readFileSync } from 'node:fs'
import { TEST_FILES } from './server-wings.mjs'

/**
 * Arrows between rooms that run against the floors, from the time before there were any: wing, room, rooms that it takes all the same.
 * @type {Record<string, { atMost: number, arrows: Record<string, string[]> }>}
 */
export const BREACHES = JSON.parse(readFileSync(new URL('floor-breaches.json', import.meta.url), 'utf8'))

/**
 * Each wing with its floors, bottom to top: a room takes the rooms of its floor and of the floors below. Where a floor is
 * `apart`, a room takes no neighbour; rooms that one line names together are one. A room is a folder directly in the wing, or a loose file.
 * @type {readonly { wing: string, folder: string, advice: string, floors: readonly { name: string, rooms: readonly string[], apart?: boolean }[] }[]}
 */
export const FLOORED = [
  {
    wing: 'composer',
    folder: 'src/composer',
    advice:
      'Editor, frame, panels, layouts: each takes what lies below it, and no panel another. Ask a panel by the name of an act, put what two need into the editor, and let a layout name both.',
    floors: [
      {
        name: 'editor',
        rooms: [
          ...['document-key.ts', 'composer-props.ts', 'store', 'tree-index', 'block-types', 'words', 'commands', 'saving', 'channel'],
          ...['keys', 'uploads', 'acts', 'workbench'],
        ],
      },
      { name: 'frame', rooms: ['canvas', 'dragging', 'focus', 'view'] },
      {
        name: 'panels',
        apart: true,
        rooms: [
          ...[
            'approval',
            'checks findings',
            'clipboard',
            'command-palette',
            'conflicts',
            'help',
            'inspector',
            'moving',
            'notes',
            'outline',
          ],
          ...['page', 'palette', 'pickers', 'planning', 'presence', 'revisions', 'sections usage', 'sharing', 'shells', 'translation'],
        ],
      },
      { name: 'layouts', rooms: ['bar', 'drawers', 'phone', 'side', 'Desk.tsx', 'Composer.tsx'] },
    ],
  },
  {
    wing: 'admin',
    folder: 'src/admin',
    advice:
      'Ground, resources, frame, screens, lists: no screen takes another. What two screens need belongs to the ground, and what the frame needs of a screen reaches it from above.',
    floors: [
      {
        name: 'ground',
        rooms: ['panel-context.ts', 'read-start.ts', 'session', 'pictures', 'texts', 'screens', 'lists', 'unsaved', 'people'],
      },
      { name: 'resources', rooms: ['resources'] },
      { name: 'frame', rooms: ['places', 'keys', 'palette', 'frame'] },
      {
        name: 'screens',
        apart: true,
        rooms: [
          ...['addresses', 'appearance', 'composer', 'domains', 'external-apps', 'help', 'hours', 'inbox', 'law', 'media', 'members'],
          ...['new-site', 'pages', 'publications', 'reviews', 'settings', 'team', 'today', 'view-as', 'visits'],
        ],
      },
      { name: 'lists', rooms: ['panel-screens.ts', 'panel-routes.tsx', 'entry-admin.tsx'] },
    ],
  },
  {
    wing: 'engine',
    folder: 'src/engine',
    advice:
      'The registry knows no document, a document no rule, and a rule no draft: move what both need down, or pass it in as an argument.',
    floors: [
      { name: 'values', rooms: ['remember.ts', 'value-store.ts'] },
      { name: 'registry', rooms: ['registry'] },
      { name: 'document', rooms: ['document'] },
      { name: 'text', rooms: ['text'] },
      { name: 'needs', rooms: ['needs'] },
      { name: 'visibility', rooms: ['visibility'] },
      { name: 'validation', rooms: ['validation'] },
      {
        name: 'preparation',
        rooms: [
          ...['resolve-props.ts', 'showable-props.ts', 'prepare-props.ts', 'prepare-blocks.ts', 'prepare-draft.ts', 'preview-forms.ts'],
        ],
      },
      { name: 'draft', rooms: ['draft'] },
      { name: 'references', rooms: ['references'] },
      { name: 'quality', rooms: ['quality'] },
      { name: 'sections', rooms: ['sections'] },
    ],
  },
  {
    wing: 'site',
    folder: 'src/site',
    advice:
      'Document, navigation, actors, the parts that visitors use, then pages and entries: a lower floor hears of a higher one by an argument or an event.',
    floors: [
      {
        name: 'ground',
        rooms: [
          ...[
            'browser-storage.ts',
            'development-refresh.ts',
            'is-shown.ts',
            'late-part-event.ts',
            'site-events.ts',
            'warn.ts',
            'illustrations',
          ],
          ...['CrashPage.tsx', 'MissingNotice.tsx', 'OwnTitle.tsx'],
        ],
      },
      { name: 'document', rooms: ['document', 'Shell.tsx', 'structured-data'] },
      { name: 'navigation', rooms: ['navigation'] },
      { name: 'actors', rooms: ['actors'] },
      { name: 'parts', apart: true, rooms: ['cart-drawer', 'forms', 'shop', 'slider'] },
      { name: 'pages', rooms: ['block-actors.ts', 'ErrorPage.tsx', 'PageRoute.tsx', 'routes.tsx'] },
      { name: 'loader', rooms: ['consent', 'loader'] },
      { name: 'entries', rooms: ['preview', 'entry-client.tsx', 'entry-server.tsx'] },
    ],
  },
]

/** All rooms of a floor, one name each. */
const namesOf = ({ rooms }) => rooms.flatMap((room) => room.split(' '))

const pattern = (folder, rooms) => {
  const files = rooms.filter((room) => room.includes('.')).map((room) => `${room.replaceAll('.', '\\.')}$`)
  const folders = rooms.filter((room) => !room.includes('.')).map((room) => `${room}/`)
  return `^${folder}/(${[...folders, ...files].join('|')})`
}

/**
 * The rooms that a room may not take: all above, and its neighbours where the floor is `apart`.
 * @param {typeof FLOORED[number]} wing
 * @param {string} room
 * @returns {string[]}
 */
export function refusedTo({ floors }, room) {
  const at = floors.findIndex((floor) => namesOf(floor).includes(room))
  const own = floors[at].rooms.find((each) => each.split(' ').includes(room)).split(' ')
  const beside = floors[at].apart ? namesOf(floors[at]).filter((each) => !own.includes(each)) : []
  return [...beside, ...floors.slice(at + 1).flatMap(namesOf)]
}

/** The rules of a wing. Rooms to which the same is refused share one; all rules of a floor have one name. */
function rulesOf(wing) {
  const { folder, advice, floors } = wing
  const { arrows } = BREACHES[wing.wing]
  return floors.flatMap((floor) => {
    const sharing = new Map()
    for (const room of namesOf(floor)) {
      const refused = refusedTo(wing, room).filter((each) => !arrows[room]?.includes(each))
      const to = refused.length > 0 ? pattern(folder, refused) : null
      if (to) sharing.set(to, [...(sharing.get(to) ?? []), room])
    }
    return [...sharing].map(([to, rooms]) => ({
      name: `${wing.wing}-${floor.name}-take-what-lies-below`,
      comment: `This import runs against the floors of ${folder}. ${advice}`,
      severity: 'error',
      from: { path: pattern(folder, rooms), pathNot: TEST_FILES },
      to: { path: to },
    }))
  })
}

/** Default deny for a folder or file that has no floor, with a twin for the file that imports nothing and is imported. */
function unknownRoomRules({ wing, folder, floors }) {
  const comment = `This room of ${folder} has no floor yet: give it one in scripts/lint/floors.mjs, the lowest that can hold it.`
  const unknown = { path: `^${folder}/.*\\.tsx?$`, pathNot: [TEST_FILES, pattern(folder, floors.flatMap(namesOf))] }
  return [
    { name: `every-room-of-${wing}-has-a-floor`, comment, severity: 'error', from: unknown, to: {} },
    { name: `every-room-of-${wing}-has-a-floor-to-import`, comment, severity: 'error', from: {}, to: unknown },
  ]
}

/** The rules of all wings that have floors. */
export const floorRules = () => FLOORED.flatMap((wing) => [...rulesOf(wing), ...unknownRoomRules(wing)])

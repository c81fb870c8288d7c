import type { FoundThing } from '#schemas/admin/palette/palette-calls.ts'
import { plainLetters } from '#schemas/text/plain-letters.ts'
import { resemblesWords } from '#domain/text/resembles-words.ts'
import type { IconName } from '#kit/icons/icon-set.ts'
import type { PaletteEntry } from '#kit/palette/palette-entry.ts'
import { thingAddress } from '#admin/places/thing-address.ts'
import { findResource, resourceIcon } from '#admin/resources/resource-list.ts'
import type { PanelScreen } from '#admin/screens/define-screen.ts'

/** Most lines of acts and of places. */
const SHOWN = 8

/** A query of the palette: its words, and whether they are looked for among acts or people alone. */
export interface PaletteQuery {
  readonly words: string
  readonly only: 'acts' | 'people' | null
}

/** Reads a typed query: `>` asks for acts alone, `@` for people alone. */
export function readPaletteQuery(typed: string): PaletteQuery {
  const text = typed.trimStart()
  const only = text.startsWith('>') ? 'acts' : text.startsWith('@') ? 'people' : null
  return { words: (only === null ? text : text.slice(1)).trim(), only }
}

/** How closely a name fits the words: the name itself, one that begins with them, any other. */
function distanceOf({ label }: PaletteEntry, words: string): number {
  const [name, sought] = [plainLetters(label).trim(), plainLetters(words).trim()]
  return name === sought ? 0 : name.startsWith(sought) ? 1 : 2
}

/** The entries whose words resemble the query, accents and typing errors apart: exact names first, then those that begin with it. */
export function resembling(entries: readonly PaletteEntry[], words: string): readonly PaletteEntry[] {
  return entries
    .filter(({ label, words: more = '' }) => resemblesWords(`${label} ${more}`, words))
    .toSorted((one, other) => distanceOf(one, words) - distanceOf(other, words))
    .slice(0, SHOWN)
}

const icons: ReadonlyMap<string, IconName> = new Map([
  ['page', 'file-text'],
  ['section', 'layers'],
  ['media', 'image'],
  ['message', 'inbox'],
])

function iconOf(kind: string): IconName {
  const resource = findResource(kind)
  return resource ? resourceIcon(resource) : (icons.get(kind) ?? 'file')
}

/** Lines of found things, each with what it is and a way to open it. What has no screen has no line. */
export function foundEntries(
  screens: readonly PanelScreen[],
  found: readonly FoundThing[],
  open: (address: string, thing: FoundThing) => void,
  kindName: (kind: string) => string,
): readonly PaletteEntry[] {
  return found.flatMap((thing): readonly PaletteEntry[] => {
    const { kind, id, locale, title, detail } = thing
    const address = thingAddress(screens, kind, id, locale)
    if (address === null) return []
    const words = detail === '' || detail === title ? kindName(kind) : detail
    return [
      { key: `${kind} ${id}`, label: title === '' ? kindName(kind) : title, words, icon: iconOf(kind), run: () => open(address, thing) },
    ]
  })
}

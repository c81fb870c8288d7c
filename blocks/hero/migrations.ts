import { defineMigrations } from '#engine/registry/migrations.ts'
import type { Json } from '#schemas/generated/content.ts'

const KICKER_LENGTH = 60
const TITLE_LENGTH = 120

/** The first colon or dash that a blank follows; -1 without one. */
function separatorIn(heading: string): number {
  for (let place = 0; place < heading.length - 1; place++) {
    const sign = heading[place]
    if ((sign === ':' || sign === '—') && heading[place + 1]?.trim() === '') return place
  }
  return -1
}

/** Splits « kicker : title » or « kicker — title »; without a separator, or with a kicker that is too long, all of it is the title. */
function splitHeading(heading: Json | undefined): Record<string, Json> {
  const whole = typeof heading === 'string' ? heading.trim() : ''
  const separator = separatorIn(whole)
  const kicker = whole.slice(0, Math.max(0, separator)).trimEnd()
  if (kicker !== '' && kicker.length <= KICKER_LENGTH) {
    const title = whole.slice(separator + 1).trimStart()
    if (title.length > 0 && title.length <= TITLE_LENGTH) return { kicker, title }
  }
  // A heading of blanks was allowed: it stays what it was, since a title may not be empty.
  return { title: whole === '' ? (heading ?? '') : shorten(whole) }
}

function shorten(title: string): string {
  const characters = Array.from(title)
  if (characters.length <= TITLE_LENGTH) return title
  const cut = characters.slice(0, TITLE_LENGTH - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${space > TITLE_LENGTH / 2 ? cut.slice(0, space) : cut}…`
}

/** The history of the hero block. */
export const migrations = defineMigrations('hero', [
  {
    id: 'hero/2',
    name: 'split-heading-into-kicker-and-title',
    up: ({ heading, ...rest }) => ({ ...rest, ...splitHeading(heading) }),
  },
])

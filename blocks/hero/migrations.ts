import { defineMigrations } from '#engine/migrations.ts'
import type { Json } from '#schemas/generated/content.ts'

const SEPARATOR = /\s*(?::|—)\s+/
const KICKER_LENGTH = 60
const TITLE_LENGTH = 120

/** Splits « kicker : title » or « kicker — title »; without a separator, or with a kicker that is too long, all of it is the title. */
function splitHeading(heading: Json | undefined): Record<string, Json> {
  const whole = typeof heading === 'string' ? heading.trim() : ''
  const separator = SEPARATOR.exec(whole)
  if (separator && separator.index > 0 && separator.index <= KICKER_LENGTH) {
    const title = whole.slice(separator.index + separator[0].length)
    if (title.length > 0 && title.length <= TITLE_LENGTH) return { kicker: whole.slice(0, separator.index), title }
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

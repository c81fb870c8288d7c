import { defineMigrations } from '#engine/migrations.ts'
import type { Json } from '#schemas/generated/content.ts'

const SEPARATOR = /\s+[:—–]\s+/
const MAX_KICKER = 60
const MAX_TITLE = 120

// Version 1 wrote both on one line: « Domiciliation : votre adresse à Lyon ».
function splitHeading(heading: Json | undefined): Record<string, Json> {
  const text = typeof heading === 'string' ? heading.trim() : ''
  if (text === '') return { title: heading ?? '' }
  const separator = SEPARATOR.exec(text)
  if (separator && separator.index > 0 && separator.index <= MAX_KICKER) {
    const title = text.slice(separator.index + separator[0].length)
    if (title !== '') return { kicker: text.slice(0, separator.index), title: shorten(title) }
  }
  return { title: shorten(text) }
}

function shorten(title: string): string {
  const points = Array.from(title)
  return points.length <= MAX_TITLE
    ? title
    : `${points
        .slice(0, MAX_TITLE - 1)
        .join('')
        .trimEnd()}…`
}

/** The hero's history: version 2 tells the kicker from the title. */
export const migrations = defineMigrations('hero', [
  { id: 'hero/2', name: 'split-heading-into-kicker-and-title', up: ({ heading, ...rest }) => ({ ...rest, ...splitHeading(heading) }) },
])

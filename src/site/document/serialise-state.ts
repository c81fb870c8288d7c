const UNSAFE = /[<>&\u2028\u2029]/g
/** How JSON writes what no document can hold: control signs but tabs and the ends of lines, and halves of pairs. */
const UNWRITABLE = /\\(?:[bf]|u00[01][\da-f]|ud[89a-f][\da-f]{2}|([^]))/g

/** JSON that may stand inside a `<script type="application/json">`: no tag, comment or entity can begin in it, and its texts are those of the document, without the signs that it cannot hold. */
export function serialiseState(value: unknown): string {
  return JSON.stringify(value)
    .replace(UNWRITABLE, (escape, kept: string | undefined) => (kept === undefined ? '' : escape))
    .replace(UNSAFE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const UNSAFE = /[<>&\u2028\u2029]/g

/** JSON that may stand inside a `<script type="application/json">`: no tag, comment or entity can begin in it. */
export function serialiseState(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

import type { HtmlKind, Sanitise, Sanitised } from '#engine/text/html-rules.ts'

/** The most texts whose outcome is stored; each key in a rich text brings one. */
const MAX_TEXTS = 5000

/** A cleaner that remembers its outcomes. Until `end` of the first reading, texts that the server has found clean are passed as they are. */
export interface TextCleaner {
  readonly sanitise: Sanitise
  /** Ends the first reading: other texts are cleaned from now on. */
  readonly end: () => void
}

/** Makes the cleaner of a canvas. The server has rendered the page from the texts of its first reading; `isClean` says that it changed none. */
export function rememberClean(sanitise: Sanitise, isClean: boolean): TextCleaner {
  const known = new Map<string, Sanitised | null>()
  let isTrusted = isClean
  return {
    sanitise: (html: string, kind: HtmlKind) => {
      const key = `${kind} ${html}`
      const former = known.get(key)
      if (former !== undefined) return former
      const cleaned = isTrusted ? null : sanitise(html, kind)
      if (known.size >= MAX_TEXTS) known.clear()
      known.set(key, cleaned)
      return cleaned
    },
    end: () => {
      isTrusted = false
    },
  }
}

import { escapeHtml } from '#domain/text/escape-html.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import type { TextKind } from '#engine/text/block-texts.ts'
import type { Json } from '#schemas/generated/content.ts'

/** One version of a text, and the words that mark it as such. */
export interface MarkedVersion {
  readonly mark: string
  readonly text: string
}

/** Writes versions of a text into one text of the same kind, each after its mark. */
export function joinTexts(kind: TextKind, versions: readonly MarkedVersion[]): string {
  const bold = (mark: string) => `<strong>${escapeHtml(mark)}</strong>`
  switch (kind) {
    case 'html':
      return versions.map(({ mark, text }) => `<p>${bold(mark)}</p>${text}`).join('')
    case 'html-inline':
      return versions.map(({ mark, text }) => `${bold(mark)} ${text}`).join('<br>')
    case 'long-text':
      return versions.map(({ mark, text }) => `${mark}\n${text}`).join('\n\n')
    case 'text':
      return versions.map(({ mark, text }) => `${mark} ${text}`).join(' ')
  }
}

/** The items of a list, followed by those of another one that it does not have. */
export function joinLists(list: readonly Json[], other: readonly Json[]): Json[] {
  return [...list, ...other.filter((item) => !list.some((each) => isEqualJson(each, item)))]
}

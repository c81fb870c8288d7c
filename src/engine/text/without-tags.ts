import { foldSpaces } from '#schemas/text/fold-spaces.ts'

/** The words of an HTML text, without its tags and with its character references read. */
export function withoutTags(html: string): string {
  const words = html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  return foldSpaces(words)
}

/** A text with each tag, from « < » to the next « > », replaced; in linear time, also where tags are never closed. */
export function stripTags(html: string, replacement = ''): string {
  let text = ''
  let copied = 0
  for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', copied)) {
    const end = html.indexOf('>', start)
    if (end === -1) break
    text += html.slice(copied, start) + replacement
    copied = end + 1
  }
  return text + html.slice(copied)
}

import type { MailContent, MailPart } from './mail-content.ts'
import type { FrameWords } from './mail-html.ts'
import type { MailIdentity } from './mail-identity.ts'

/** A name and what it is; no colon after a question or a sentence. */
const named = (name: string, colon: string): string => (/[?!.:…]$/.test(name) ? name : name + colon)

function writePart(part: MailPart, colon: string): string {
  switch (part.type) {
    case 'paragraph':
    case 'note':
      return part.text
    case 'button':
      return `${part.label}${colon}\n${part.href}`
    case 'link':
      return `${part.before} ${part.label}${colon}\n${part.href}`
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n')
    case 'facts':
      return part.rows.map(([name, value]) => `${named(name, colon)} ${value}`).join('\n')
    case 'quote':
      return part.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')
  }
}

/** A mail as plain text: all that the HTML says, its links written out. */
export function mailText(content: MailContent, { name, legal, links }: MailIdentity, { why, colon }: FrameWords): string {
  const places = links.map(({ label, href }) => (href.includes(label) ? href : `${label}${colon} ${href}`))
  const foot = ['-- ', name, why, ...legal, ...places].join('\n')
  return `${[content.title, ...content.parts.map((part) => writePart(part, colon)), foot].join('\n\n')}\n`
}

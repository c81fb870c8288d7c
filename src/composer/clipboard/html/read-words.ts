import { escapeHtml } from '#domain/text/escape-html.ts'
import { externalVideo } from '#domain/urls/external-video.ts'
import { normaliseUrl } from '#schemas/urls/normalise-url.ts'
import { htmlOfWords } from './html-of-words.ts'
import type { Pasted, PastedBlock } from './pasted.ts'
import { readPastedHtml, type PasteContext } from './read-html.ts'
import { pageAddress } from './shape-links.ts'

/** Reads pasted words: an address becomes a video or a link, other words become paragraphs, lists and tables. */
export function readPastedWords(words: string, context: PasteContext): Pasted {
  const address = addressOf(words)
  if (address !== null) return { parts: [partOfAddress(address, context)], dropped: new Map() }
  return readPastedHtml(htmlOfWords(words), context)
}

/** The address that words are and nothing else; null for other words. */
export function addressOf(words: string): string | null {
  const written = words.trim()
  const address = /\s/.test(written) ? null : normaliseUrl(written)
  return address !== null && /^https?:/i.test(address) && URL.parse(address)?.hostname.includes('.') === true ? address : null
}

function partOfAddress(address: string, { origin, videoTitle }: PasteContext): PastedBlock {
  const video = externalVideo(address)
  if (video) return { kind: 'block', type: 'video', props: { title: videoTitle(video.service), url: address } }
  const shown = address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
  const html = `<p><a href="${escapeHtml(pageAddress(address, origin) ?? address)}">${escapeHtml(shown)}</a></p>`
  return { kind: 'block', type: 'text', props: { html } }
}

import { FileError } from '#server/platform/uploads/file-error.ts'

const time = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`
const cue = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}`, 'm')

/** Captions in WebVTT as they are stored: UTF-8, with at least one line to be shown, and without a style sheet of their own. */
export function readCaptions(bytes: Uint8Array): Buffer {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n')
  } catch {
    throw new FileError('FILE_UNREADABLE')
  }
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) throw new FileError('FILE_TYPE')
  if (/^STYLE[ \t]*$/m.test(text)) throw new FileError('UNSAFE_HTML', ['STYLE'])
  if (!cue.test(text)) throw new FileError('FILE_UNREADABLE')
  return Buffer.from(text)
}

import { servesNoPage } from './safe-redirect.ts'

const windows1252 = new TextDecoder('windows-1252')

const inUtf8 = (escape: string): string => encodeURIComponent(windows1252.decode(Uint8Array.of(Number.parseInt(escape.slice(1), 16))))

function isUtf8(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Reads the escapes of a path as UTF-8; those of old servers, which are none, as letters of Windows-1252, written again in UTF-8. Escaped ASCII, as a slash
 * or a dot, stays as it was sent. Null for what is neither, and for calls and files, whose addresses were never written so.
 */
export function readablePath(path: string): string | null {
  if (isUtf8(path)) return path
  if (servesNoPage(path) || /%(?![\da-f]{2})/i.test(path)) return null
  return path.replace(/%[89a-f][\da-f]/gi, inUtf8)
}

import { fullFormats } from 'ajv-formats/dist/formats.js'
import { isBlockId } from '#schemas/names/block-id.ts'
import { isMenuUrl, isSafeUrl } from '#schemas/urls/safe-url.ts'

/** The formats of content schemas by name; the two kinds of HTML are checked by the sanitiser, never by a validator. */
export const formats = {
  html: true,
  'html-inline': true,
  'block-id': isBlockId,
  'safe-url': isSafeUrl,
  'menu-url': isMenuUrl,
  'date-time': fullFormats['date-time'],
  date: fullFormats.date,
} as const

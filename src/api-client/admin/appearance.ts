import { toMultipart } from '#api-client/transport/multipart.ts'
import type { AdminCaller } from './admin-caller.ts'

/** The calls of the appearance of a site beside those of any resource. */
export const appearanceCalls = ({ act, call }: AdminCaller) => ({
  read: () => call('appearance.read'),
  /** Sends a font file. */
  addFont: (file: Blob) => act('appearance.font', { method: 'POST', body: toMultipart({}, { fields: { font: [file] } }) }),
})

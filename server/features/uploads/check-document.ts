import { FileFault } from './file-fault.ts'

const end = '%%EOF'
const acting = /\/(?:JavaScript|JS|Launch)\b/

/** Refuses a PDF that was cut short, is able to act, or is something else besides. */
export function checkDocument(bytes: Buffer): void {
  const last = bytes.lastIndexOf(end)
  if (last === -1) throw new FileFault('FILE_UNREADABLE')
  const after = bytes.subarray(last + end.length).toString('latin1')
  const isAlone = bytes.indexOf('%PDF-') === 0 && after.trim() === ''
  if (!isAlone || acting.test(bytes.toString('latin1'))) throw new FileFault('FILE_TYPE')
}

import { fileTypeFromBuffer } from 'file-type'
import { documentStart } from './pdf/find-pdf-header.ts'

/** The type of a file by its bytes alone; undefined where they are of none that is known. */
export async function fileType(bytes: Uint8Array): Promise<string | undefined> {
  return documentStart(bytes) === -1 ? (await fileTypeFromBuffer(bytes))?.mime : 'application/pdf'
}

import { answerTasks } from './answer-tasks.ts'
import { checkDocument } from './check-pdf.ts'

answerTasks((bytes: Uint8Array) => {
  checkDocument(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return null
})

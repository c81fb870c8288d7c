import { formGetFile } from '#schemas/api/content/admin-form-calls.ts'

/** The path from which an administrator downloads a file of an answer. */
export function formAnswerFilePath(id: number, file: string): string {
  return `/api${formGetFile.path.replace('{id}', String(id)).replace('{file}', file)}`
}

import sharp from 'sharp'
import { newCaller } from '#tests/support/accounts/account-calls.ts'
import { multipartOf } from '#tests/support/http/multipart.ts'
import { testStage } from '#tests/support/server/test-stage.ts'

/** The response to a form, in the form that tests use. */
export interface FormAnswer {
  readonly status: number
  readonly data: Record<string, unknown> | null
  readonly message: string | null
}

/** A form field, or a file with its name. */
export type FormPart = readonly [name: string, value: string | Blob, filename?: string]

/** A valid PDF document. */
export const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n2 0 obj\n<< /Type /Page >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
)

/** Creates an image of one colour. */
export const canvas = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c4412d' } })

/** Converts bytes for a form. */
export const blob = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)])

/** Parses the response of a call. */
export const readForm = (response: { statusCode: number; json: () => unknown }): FormAnswer => ({
  status: response.statusCode,
  ...(response.json() as { data: FormAnswer['data']; message: string | null }),
})

/** « field CODE » for each invalid field. */
export const faultsOf = ({ data }: FormAnswer): string[] =>
  ((data?.['errors'] ?? []) as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`)

/** Creates the stage of form tests: the quotation form and the resulting rows. */
export function formStage() {
  const stage = testStage('devis', ({ app }) => app.features.parameters.set(37, 'COMPANY_EMAIL', 'contact@greffe-plume.example'))
  const post = async (payload: string | object, headers: Record<string, string> = {}, id: number | string = 'devis') => {
    const sent = { host: 'localhost', ...headers }
    const remoteAddress = newCaller()
    return readForm(await stage.test.app.inject({ method: 'POST', url: `/api/forms/${id}/submit`, payload, headers: sent, remoteAddress }))
  }
  const send = async (parts: readonly FormPart[], headers: Record<string, string> = {}) => {
    const { payload, type } = await multipartOf(parts)
    return post(payload, { 'content-type': type, ...headers })
  }
  const filled = (): FormPart[] => [
    ['statut', 'EURL'],
    ['capital', '1 000,50'],
    ['email', stage.email],
    ['accord', 'on'],
  ]
  const db = () => stage.test.database.db
  const answers = () => db().selectFrom('form_answers').selectAll().where('email', '=', stage.email).orderBy('id').execute()
  const filesOf = (answerId: number) => db().selectFrom('form_files').selectAll().where('answer_id', '=', answerId).execute()
  const countFiles = async () => (await db().selectFrom('form_files').select('id').execute()).length
  return { stage, post, send, filled, answers, filesOf, countFiles }
}

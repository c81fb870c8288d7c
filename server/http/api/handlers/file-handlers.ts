import type { AnsweredFile } from '#schemas/api/base/file-response.ts'
import type { CallName, CallParams } from '#schemas/api/calls.ts'
import type { CallContext } from '#server/http/api/call-context.ts'

type FileHandler<Name extends CallName> = (context: CallContext, params: CallParams<Name>) => Promise<AnsweredFile>

/** Handlers that return a file to a client that accepts it, instead of the response with its URL. */
export const fileHandlers: { readonly 'product.file': FileHandler<'product.file'> } = {
  'product.file': ({ features, scope }, params) => features.technicalSheets.file(scope, params),
}

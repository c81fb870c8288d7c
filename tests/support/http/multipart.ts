/** A multipart form ready to be sent with `inject`. */
export async function multipartOf(parts: readonly (readonly [name: string, value: string | Blob, filename?: string])[]) {
  const form = new FormData()
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, filename ?? 'fichier')
  }
  const response = new Response(form)
  return { payload: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' }
}

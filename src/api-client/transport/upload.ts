/** The body and options of an upload. */
export interface Upload {
  readonly method: string
  readonly headers: readonly (readonly [string, string])[]
  readonly credentials: RequestCredentials
  readonly body: FormData | string | undefined
  readonly signal?: AbortSignal | null
}

/** Sends a body by XMLHttpRequest, which reports the upload progress. */
export function upload(
  address: string,
  { method, headers, credentials, body, signal }: Upload,
  onUpload: (share: number) => void,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new TypeError('the upload was cancelled'))
    const request = new XMLHttpRequest()
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.open(method, address)
    request.withCredentials = credentials === 'include'
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onUpload(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }))
    for (const event of ['error', 'abort', 'timeout'])
      request.addEventListener(event, () => reject(new TypeError(`the upload met: ${event}`)))
    request.send(body)
  })
}

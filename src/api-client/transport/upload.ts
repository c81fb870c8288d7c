/** What is uploaded, and how. */
export interface Upload {
  readonly method: string
  readonly headers: readonly (readonly [string, string])[]
  readonly credentials: RequestCredentials
  readonly body: FormData | string | undefined
}

/** Sends a body in the older way, the only one that tells how much of it has left. */
export function upload(
  address: string,
  { method, headers, credentials, body }: Upload,
  onUpload: (share: number) => void,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
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

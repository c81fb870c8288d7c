import { RequestError, toRejection } from './errors.ts'

/** Sends a request whose answer is a file. A refusal rejects as that of any call does. */
export async function postForFile(address: string, body: object): Promise<Blob> {
  const headers = { 'content-type': 'application/json', accept: 'application/zip, application/json' }
  const response = await fetch(address, { method: 'POST', credentials: 'same-origin', headers, body: JSON.stringify(body) })
  if (response.ok) return response.blob()
  const refused = { status: response.status, body: (await response.json()) as unknown }
  throw toRejection(new RequestError(`${address}: ${response.status}`, { response: refused }))
}

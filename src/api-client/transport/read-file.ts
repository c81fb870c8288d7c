/** Reads a file of the own host. What is not there is refused. */
export async function readFile(address: string): Promise<Blob> {
  const response = await fetch(address, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.blob()
}

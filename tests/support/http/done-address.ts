/** The address that a form which is done leads to, without the mark of who has sent it; an address without such a mark is given back as a fault. */
export function doneAddress(location: string | undefined): string {
  const [, address, rest = ''] = /^(.*)&receipt=v1(?:\.[\w-]+){3}(&.*)?$/.exec(location ?? '') ?? []
  return address === undefined ? `no receipt: ${location}` : address + rest
}

/** What a program sends with its signature: to the byte, because the signature is of that. */
export class RawBody {
  readonly bytes: Buffer
  readonly signature: string

  constructor(bytes: Buffer, signature: string) {
    this.bytes = bytes
    this.signature = signature
  }
}

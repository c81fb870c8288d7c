/** The exact bytes of a signed request body, because the signature covers them. */
export class RawBody {
  readonly bytes: Buffer
  readonly signature: string

  constructor(bytes: Buffer, signature: string) {
    this.bytes = bytes
    this.signature = signature
  }
}

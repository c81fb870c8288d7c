import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A server's key and its certificate, which it has signed itself. */
export interface SelfSigned {
  readonly key: string
  readonly cert: string
}

const lengthOf = (size: number): number[] => (size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255])
const part = (tag: number, ...contents: (Buffer | number[])[]): Buffer => {
  const content = Buffer.concat(contents.map((each) => Buffer.from(each)))
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content])
}
const sequence = (...contents: Buffer[]): Buffer => part(0x30, ...contents)
const text = (tag: number, value: string): Buffer => part(tag, Buffer.from(value))

const ecdsaWithSha256 = sequence(part(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]))
const commonName = (name: string): Buffer => sequence(part(0x31, sequence(part(0x06, [0x55, 0x04, 0x03]), text(0x0c, name))))
const alternativeName = (name: string): Buffer =>
  part(0xa3, sequence(sequence(part(0x06, [0x55, 0x1d, 0x11]), part(0x04, sequence(text(0x82, name))))))

/** Makes a certificate for a host name, good for the years of these tests. */
export function selfSigned(host: string): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const body = sequence(
    part(0xa0, part(0x02, [2])),
    part(0x02, [1, ...randomBytes(8)]),
    ecdsaWithSha256,
    commonName(host),
    sequence(text(0x17, '250101000000Z'), text(0x17, '490101000000Z')),
    commonName(host),
    publicKey.export({ type: 'spki', format: 'der' }),
    alternativeName(host),
  )
  const signature = sign('sha256', body, privateKey)
  const der = sequence(body, ecdsaWithSha256, part(0x03, [0], signature))
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}

import { OutsideError } from './fetch-error.ts'

/** The schemes and ports that are let out. */
export interface TargetRules {
  readonly schemes: readonly string[]
  readonly ports: readonly number[]
}

const defaultPorts: Readonly<Record<string, number>> = { 'https:': 443, 'http:': 80 }
/** Names that never lead to the public internet, whatever a resolver says. */
const localName = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa|onion)$/
const addressLiteral = /^(?:\[.*\]|[\d.]+)$/

function portOf(url: URL): number {
  return url.port === '' ? (defaultPorts[url.protocol] ?? 0) : Number(url.port)
}

/** Whether a host can only be one of our own network, by its name alone. */
function isLocal(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '')
  const isBare = !host.includes('.') && !addressLiteral.test(host)
  return host === '' || isBare || localName.test(host)
}

/** Reads an address that is to be fetched, absolute or relative to the one before; what could only lead astray is refused. */
export function readTarget(text: string, { schemes, ports }: TargetRules, base?: URL): URL {
  // An address that a parser has to mend was written for another parser.
  if (text.length > 2000 || /[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text, base)) throw new OutsideError('address')
  const url = new URL(text, base)
  if (!schemes.includes(url.protocol) || !ports.includes(portOf(url))) throw new OutsideError('address')
  if (url.username !== '' || url.password !== '') throw new OutsideError('address')
  if (isLocal(url.hostname)) throw new OutsideError('private')
  return url
}

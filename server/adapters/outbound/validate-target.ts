import { ownValue } from '#schemas/names/own-value.ts'

import { OutsideError } from './fetch-error.ts'

/** The allowed schemes and ports. */
export interface TargetRules {
  readonly schemes: readonly string[]
  readonly ports: readonly number[]
}

const defaultPorts: Readonly<Record<string, number>> = { 'https:': 443, 'http:': 80 }
/** Names that never lead to the public internet, for any resolver. */
const localName = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa|onion)$/
const addressLiteral = /^(?:\[.*\]|[\d.]+)$/

function portOf(url: URL): number {
  return url.port === '' ? (ownValue(defaultPorts, url.protocol) ?? 0) : Number(url.port)
}

/** Returns true for a host that is internal by its name. */
function isLocal(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '')
  const isBare = !host.includes('.') && !addressLiteral.test(host)
  return host === '' || isBare || localName.test(host)
}

/** Parses a URL to fetch, absolute or relative to the previous one, and rejects ambiguous and internal ones. */
export function readTarget(text: string, { schemes, ports }: TargetRules, base?: URL): URL {
  // A URL that needs correction may be parsed differently elsewhere.
  if (text.length > 2000 || /[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text, base)) throw new OutsideError('address')
  const url = new URL(text, base)
  if (!schemes.includes(url.protocol) || !ports.includes(portOf(url))) throw new OutsideError('address')
  if (url.username !== '' || url.password !== '') throw new OutsideError('address')
  if (isLocal(url.hostname)) throw new OutsideError('private')
  return url
}

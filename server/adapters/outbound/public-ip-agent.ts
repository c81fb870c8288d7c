import { lookup } from 'node:dns'
import { Agent } from 'node:https'
import type { LookupFunction } from 'node:net'
import { OutsideError } from './fetch-error.ts'
import { isPublicAddress } from './is-public-ip.ts'

/** Looks a name up as the system does, and gives nothing of it when one of its addresses is none of the public internet. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) callback(error ?? new OutsideError('unknown-host'), '')
    else if (!addresses.every(({ address }) => isPublicAddress(address))) callback(new OutsideError('private'), '')
    else if (options.all === true) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

/** Connections for a library that asks by itself: they end at addresses of the public internet, or nowhere. */
export function publicAgent(): Agent {
  return new Agent({ keepAlive: true, lookup: lookupPublic })
}

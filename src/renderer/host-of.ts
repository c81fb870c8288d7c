import { readUrl } from '#domain/urls/read-url.ts'

/** The host that an address names; undefined for one that names none. */
export const hostOf = (address: string): string | undefined => readUrl(address)?.host

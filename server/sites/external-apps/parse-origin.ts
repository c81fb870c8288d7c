import { isPolicySource } from '#server/platform/hosts/policy-source.ts'

/** The origin of an address as people write it, `https` where they leave it out; null where pages could load nothing from it. */
export function originOf(address: string | undefined): string | null {
  const found = /^(?:(https?):\/\/)?((?:\*\.)?[a-z0-9.-]+(?::\d+)?)(?:\/|$)/i.exec(address ?? '')
  const origin = `${found?.[1] ?? 'https'}://${found?.[2] ?? ''}`
  return found && isPolicySource(origin) ? origin : null
}

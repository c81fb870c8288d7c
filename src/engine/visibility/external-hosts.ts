import type { Block } from '#schemas/generated/content.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { isHostName } from '#schemas/urls/read-host.ts'

/** The external hosts that the blocks of a page may use on request. */
export interface OutsideHosts {
  readonly frames: readonly string[]
  readonly images: readonly string[]
  /** True when the page may contain the form of the payment provider. */
  readonly takesPayment: boolean
}

/** The origin of an embedded page; null for an address that is not https, or whose host is no name of DNS. */
function frameOrigin(address: string): string | null {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && isHostName(url.hostname) ? url.origin : null
}

/** Returns the external hosts of prepared blocks according to their manifests, for the policy of this page only. */
export function outsideHosts(registry: Registry, blocks: readonly Block[]): OutsideHosts {
  const frames = new Set<string>()
  const images = new Set<string>()
  let takesPayment = false
  walkBlocks(blocks, ({ type, props }) => {
    const outside = registry.types.get(type)?.manifest.outside
    if (!outside) return
    for (const host of outside.images ?? []) images.add(host)
    if (outside.takesPayment === true) takesPayment = true
    const address = outside.framesOf === undefined ? undefined : ownValue(props, outside.framesOf)
    const origin = typeof address === 'string' ? frameOrigin(address) : null
    if (origin !== null) frames.add(origin)
  })
  return { frames: [...frames], images: [...images], takesPayment }
}

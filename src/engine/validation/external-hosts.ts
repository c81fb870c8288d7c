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
    const url = typeof address === 'string' ? URL.parse(address) : null
    if (url?.protocol === 'https:' && isHostName(url.hostname)) frames.add(url.origin)
  })
  return { frames: [...frames], images: [...images], takesPayment }
}

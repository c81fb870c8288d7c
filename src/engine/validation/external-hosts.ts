import type { Block } from '#schemas/generated/content.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'

/** What a page's blocks may fetch of other sites, once somebody asks for it. */
export interface OutsideHosts {
  readonly frames: readonly string[]
  readonly images: readonly string[]
  /** Whether the form of the payment provider may stand on the page. */
  readonly takesPayment: boolean
}

/** The hosts that prepared blocks name, by what their manifests say of them: they stand in the policy of this page alone. */
export function outsideHosts(registry: Registry, blocks: readonly Block[]): OutsideHosts {
  const frames = new Set<string>()
  const images = new Set<string>()
  let takesPayment = false
  walkBlocks(blocks, ({ type, props }) => {
    const outside = registry.types.get(type)?.manifest.outside
    if (!outside) return
    for (const host of outside.images ?? []) images.add(host)
    if (outside.takesPayment === true) takesPayment = true
    const address = outside.framesOf === undefined ? undefined : props[outside.framesOf]
    const url = typeof address === 'string' ? URL.parse(address) : null
    if (url?.protocol === 'https:') frames.add(url.origin)
  })
  return { frames: [...frames], images: [...images], takesPayment }
}

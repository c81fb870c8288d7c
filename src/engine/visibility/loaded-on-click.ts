import { externalVideo } from '#domain/urls/external-video.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Block } from '#schemas/generated/content.ts'
import { outsideHosts } from './external-hosts.ts'

/** Content of another site that a visitor sees after a click alone. */
export interface LoadedOnClick {
  readonly host: string
  /** The prop that names it; null where the type always loads it. */
  readonly prop: string | null
}

/** The content of another site that a block loads once its visitor agrees by a click; null for a block without such content. */
export function loadedOnClick(registry: Registry, { id, type, v, props }: Block): LoadedOnClick | null {
  const address = type === 'video' ? props['url'] : null
  const video = typeof address === 'string' ? externalVideo(address) : null
  if (video) return { host: new URL(video.player).host, prop: 'url' }
  const { frames, images } = outsideHosts(registry, [{ id, type, v, props }])
  const [origin] = [...frames, ...images]
  if (origin === undefined) return null
  const { framesOf = null } = registry.types.get(type)?.manifest.outside ?? {}
  return { host: new URL(origin).host, prop: framesOf }
}

import { drawnSlots } from '#engine/registry/drawn-slots.ts'
import { agreementOf } from '#engine/registry/agreement.ts'
import { describeFaults } from '#engine/registry/describe-faults.ts'
import { outsideHosts, type OutsideHosts } from '#engine/visibility/external-hosts.ts'
import { assetsOf, type RenderDeps } from '#server/http/pages/render-page.ts'
import type { LoadedPreview } from '#server/http/preview/load-preview.ts'
import { withoutScripts } from '#server/http/preview/still-document.ts'
import type { Site } from '#server/platform/scope/site.ts'

/** A page without scripts, and the outside hosts that it shows. */
interface StillPage {
  readonly html: string
  readonly hosts: OutsideHosts
}

/** Renders a preview as a page that runs nothing: without scripts, panel and payment. */
export async function renderStillPage(
  { features: { registry }, built, log }: RenderDeps,
  site: Site,
  { state, ready }: LoadedPreview,
): Promise<StillPage> {
  const entry = await built.previewEntry()
  const { html } = await entry.renderPreview({
    state,
    ready,
    slotsOf: (block) => drawnSlots(registry, block),
    describeFaults: (type, faults) => describeFaults(registry, type, faults),
    agreementOf: (type) => agreementOf(registry, type),
    assets: (types) => ({ ...assetsOf(built, site, state.parts, types), app: null, consent: null }),
    report: ({ error, ...problem }) => log.warn({ ...problem, err: error }, 'a view of a preview failed'),
    warn: (message) => log.warn(message),
  })
  const blocks = [...(state.parts.page?.layout.blocks ?? []), ...ready.blocks]
  return { html: withoutScripts(html), hosts: { ...outsideHosts(registry, blocks), takesPayment: false } }
}

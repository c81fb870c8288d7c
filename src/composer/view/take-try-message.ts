import { toast } from '#kit/feedback/toast.ts'
import type { FromFrame } from '#schemas/composer/messages.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** The address on the site to which a link leads; null for one that a browser cannot open in a tab. */
function addressOf(href: string, siteUrl: string): string | null {
  const url = URL.parse(href, new URL(siteUrl, location.href))
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null
}

/** Takes a message of the page while it is tried: what it would have done is said in a sentence. */
export function takeTryMessage({ trial, text, props }: Pick<Workbench, 'trial' | 'text' | 'props'>, message: FromFrame): void {
  if (message.type === 'key' && message.combo === 'Escape') trial.set('ended')
  if (message.type === 'unsent') toast({ text: text('composer.try.unsent') })
  if (message.type === 'sampled') toast({ text: text('composer.try.sampled') })
  if (message.type !== 'leave') return
  const { href } = message
  const address = addressOf(href, props.site.siteUrl)
  const open = { label: text('composer.try.open'), onAct: () => void window.open(address ?? '', '_blank', 'noopener') }
  toast({ text: text('composer.try.leave', { href }), ...(address !== null && { acts: [open] }) })
}

import { toast } from '#kit/feedback/toast.ts'
import { isOffered } from '#composer/acts/offered.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { shellIdOf } from './shell-facts.ts'

/** Offers to edit the header or the footer around a page, after a double click on it, to a person who may. */
export function offerShell(bench: Pick<Workbench, 'props' | 'may' | 'store' | 'text'>, region: string): void {
  const { props, text } = bench
  if (!isOffered(bench, 'shell')) return
  const isFooter = region === 'footer' || region === 'bottomBar'
  toast({
    text: text(isFooter ? 'composer.shell.offer.footer' : 'composer.shell.offer.header'),
    acts: [{ label: text('composer.shell.offer.open'), onAct: () => props.onShell(shellIdOf(bench)) }],
  })
}

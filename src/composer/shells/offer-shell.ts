import { toast } from '#kit/feedback/toast.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { shellIdOf } from './shell-facts.ts'

/** Offers to edit the header or the footer around a page, after a double click on it. */
export function offerShell(bench: Pick<Workbench, 'props' | 'store' | 'text'>, region: string): void {
  const { props, text } = bench
  const isFooter = region === 'footer' || region === 'bottomBar'
  toast({
    text: text(isFooter ? 'composer.shell.offer.footer' : 'composer.shell.offer.header'),
    acts: [{ label: text('composer.shell.offer.open'), onAct: () => props.onShell(shellIdOf(bench)) }],
  })
}

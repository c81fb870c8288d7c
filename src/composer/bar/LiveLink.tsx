import { LinkButton } from '#kit/buttons/LinkButton.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { pageAddress } from '#composer/page/page-address.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useHead, useWorkbench } from '#composer/workbench/use-workbench.ts'

/** The link to the page as it is on the site, in a new tab. */
export function LiveLink() {
  const text = useComposerText()
  const bench = useWorkbench()
  useHead('/url')
  const label = text('composer.view')
  return (
    <LinkButton href={pageAddress(bench)} variant="subtle" icon="external-link" target="_blank" rel="noopener" title={label}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </LinkButton>
  )
}

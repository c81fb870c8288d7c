import { Button } from '#kit/buttons/Button.tsx'
import { LinkButton } from '#kit/buttons/LinkButton.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { useNewActs } from '#admin/places/use-new-acts.ts'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import { useTodayText } from './use-today-text.ts'

function Acts() {
  const text = useTodayText()
  const { siteUrl } = usePanel().start
  const acts = useNewActs()
  const made = acts.map(({ label, icon, run }) => ({ label, icon, onAct: run }))
  return (
    <>
      <LinkButton href={siteUrl} target="_blank" rel="noopener" icon="external-link" aria-label={text('today.viewSiteNewTab')}>
        {text('today.viewSite')}
      </LinkButton>
      {made.length > 0 && (
        <Menu groups={[{ acts: made }]}>
          <Button icon="plus">{text('today.new')}</Button>
        </Menu>
      )}
    </>
  )
}

/** The acts beside the title: to see the site, and to make something new. In a narrow window the bar above has them. */
export function HeadActs() {
  return useIsNarrow() ? null : <Acts />
}

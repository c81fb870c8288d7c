import type { ReactNode } from 'react'
import type { RenderInput } from '#renderer/render-blocks.tsx'
import { renderBlocks } from '#renderer/render-blocks.tsx'
import { useText } from '#i18n/hooks/use-text.ts'
import { MissingPart } from './MissingNotice.tsx'
import type { PageState, RegionName } from './document/page-state.ts'

/** The address of the main content in every page, for the skip link. */
export const MAIN_ID = 'contenu'

interface ShellProps {
  readonly state: PageState
  readonly input: RenderInput
  readonly children: ReactNode
  /** Draws a region whose blocks are edited. */
  readonly regionOf?: (name: RegionName) => ReactNode
}

/** The frame round a page: skip link, bars for large and small screens, banner, the one main, footer. */
export function Shell({ state, input, children, regionOf }: ShellProps) {
  const text = useText()
  const { page, regions, hasBanner, missing = {} } = state
  const region = (name: RegionName) => <div data-region={name}>{regionOf ? regionOf(name) : renderBlocks(regions[name], input)}</div>
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {text('page.skipToContent')}
      </a>
      <header className="site-header">
        {region('topBar')}
        {region('appBar')}
        {region('mobileAppBar')}
      </header>
      {hasBanner ? <div className="site-banner" /> : null}
      <main key={page.path} id={MAIN_ID} className="site-main" data-shell={page.shell} tabIndex={-1}>
        {children}
        {Object.values(missing).includes('shell') && <MissingPart page={page} isShell />}
      </main>
      {region('footer')}
      {region('bottomBar')}
    </>
  )
}

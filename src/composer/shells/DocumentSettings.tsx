import { PageSettings } from '#composer/page/PageSettings.tsx'
import { SectionSettings } from '#composer/sections/SectionSettings.tsx'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { isShell } from './shell-facts.ts'
import { ShellSettings } from './ShellSettings.tsx'

/** The settings of what is edited: a page, or a header and a footer. `hasHead` is false in a sheet, which shows the title itself. */
export function DocumentSettings({ hasHead = true }: { readonly hasHead?: boolean }) {
  const bench = useWorkbench()
  if (bench.props.edited.kind === 'section') return <SectionSettings hasHead={hasHead} />
  return isShell(bench) ? <ShellSettings hasHead={hasHead} /> : <PageSettings hasHead={hasHead} />
}

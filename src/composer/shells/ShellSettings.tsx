import { useEffect, useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { SHELL_IDS } from '#composer/document-key.ts'
import { DocumentSettings } from '#composer/side/DocumentSettings.tsx'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { CopyParts } from './CopyParts.tsx'
import { LanguageNote } from './LanguageNote.tsx'
import { ReachNote } from './ReachNote.tsx'
import { useDocumentTitle } from './use-document-title.ts'

type ShellName = keyof typeof SHELL_IDS

/** The page that the shell is shown around, with the way to edit it. */
function Around() {
  const text = useComposerText()
  const { around, props } = useWorkbench()
  const page = useValue(around)
  if (!page) return null
  return (
    <section className={styles.group} aria-labelledby="shell-around">
      <h3 id="shell-around">{text('composer.shell.around')}</h3>
      <p>{text('composer.shell.around.page', { title: page.title })}</p>
      <div>
        <Button size="small" icon="pencil" onClick={() => props.onPage(page.id)}>
          {text('composer.shell.around.edit')}
        </Button>
      </div>
    </section>
  )
}

/** The number of pages around which each of the two shells stands, once the server has answered. */
function usePageCounts(): Readonly<Record<ShellName, number | null>> {
  const { props, reach } = useWorkbench()
  const own = useValue(reach)?.pages ?? null
  const [other, setOther] = useState<number | null>(null)
  const isReduced = props.edited.id === SHELL_IDS.page
  useEffect(() => {
    let isOver = false
    const id = isReduced ? SHELL_IDS.default : SHELL_IDS.page
    props.admin.shell.reach({ id, locale: props.locale }).then(
      ({ pages }) => isOver || setOther(pages),
      () => undefined,
    )
    return () => void (isOver = true)
  }, [props, isReduced])
  return isReduced ? { default: other, page: own } : { default: own, page: other }
}

function Settings() {
  const text = useComposerText()
  const { props } = useWorkbench()
  const counts = usePageCounts()
  const labelOf = (name: ShellName) => {
    const label = text(`composer.page.shell.${name}`)
    const count = counts[name]
    return count === null ? label : text('composer.shell.which.pages', { label, count })
  }
  return (
    <>
      <ReachNote />
      <div className={styles.body}>
        <LanguageNote />
        <Select
          label={text('composer.shell.which')}
          help={text('composer.shell.which.help')}
          value={props.edited.id === SHELL_IDS.page ? 'page' : 'default'}
          options={(['default', 'page'] as const).map((value) => ({ value, label: labelOf(value) }))}
          onChange={(value) => props.onShell(value === 'page' ? SHELL_IDS.page : SHELL_IDS.default)}
        />
        <Around />
        <CopyParts />
      </div>
    </>
  )
}

/** The settings of a header and a footer, shown while no element is selected, and their versions. `hasHead` is false in a sheet. */
export function ShellSettings({ hasHead = true }: { readonly hasHead?: boolean }) {
  const text = useComposerText()
  const title = useDocumentTitle()
  return (
    <DocumentSettings icon="layers" title={title} hint={text('composer.shell.hint')} tab={text('composer.page.tab')} hasHead={hasHead}>
      <Settings />
    </DocumentSettings>
  )
}

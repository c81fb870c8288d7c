import { useEffect, useRef } from 'react'
import { usePlainPaste } from '#forms/fields/use-plain-paste.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { commands } from '#composer/commands/commands.ts'
import { useDocumentTitle } from '#composer/shells/use-document-title.ts'
import { DocumentSettings } from '#composer/side/DocumentSettings.tsx'
import styles from '#composer/side/side.module.css'
import { UsedIn } from '#composer/usage/UsedIn.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { TrashSection } from './TrashSection.tsx'

function Settings() {
  const text = useComposerText()
  const { store, runner, props } = useWorkbench()
  const field = useRef<HTMLInputElement>(null)
  const onPaste = usePlainPaste()
  const read = () => (typeof store.document.head['title'] === 'string' ? store.document.head['title'] : '')
  useEffect(
    () =>
      store.onHead(() => {
        const { title } = store.document.head
        if (field.current && typeof title === 'string' && field.current.value !== title) field.current.value = title
      }),
    [store],
  )
  return (
    <div className={styles.body}>
      <TextField
        ref={field}
        label={text('composer.section.name')}
        help={text('composer.section.name.help')}
        defaultValue={read()}
        onPaste={onPaste}
        onChange={({ currentTarget: { value } }) => void runner.run(commands.setHead, { pointer: '/title', value })}
      />
      <section className={styles.group} aria-labelledby="section-pages">
        <h3 id="section-pages">{text('composer.section.pages')}</h3>
        <UsedIn admin={props.admin} kind="section" name={props.edited.id} />
      </section>
      <TrashSection />
    </div>
  )
}

/** The settings of a shared section, shown while no element is selected, and its versions. `hasHead` is false in a sheet. */
export function SectionSettings({ hasHead = true }: { readonly hasHead?: boolean }) {
  const text = useComposerText()
  const title = useDocumentTitle()
  return (
    <DocumentSettings
      icon="files"
      title={text('composer.section.shared', { title })}
      hint={text('composer.section.hint')}
      tab={text('composer.section.tab')}
      hasHead={hasHead}
    >
      <Settings />
    </DocumentSettings>
  )
}

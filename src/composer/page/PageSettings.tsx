import { DESCRIPTION_SHOWN, TITLE_SHOWN } from '#engine/quality/head-length.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { Switch } from '#kit/fields/Switch.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { commands } from '#composer/commands/commands.ts'
import type { HeadPointer } from '#composer/commands/set-values.ts'
import { SHELL_IDS } from '#composer/document-key.ts'
import { WordsNote } from '#composer/inspector/WordsNote.tsx'
import { DocumentSettings } from '#composer/side/DocumentSettings.tsx'
import styles from '#composer/side/side.module.css'
import { UsedIn } from '#composer/usage/UsedIn.tsx'
import { useComposerText, type ComposerText } from '#composer/words/use-composer-text.ts'
import { useMayWrite } from '#composer/workbench/person.ts'
import { useHead, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { PageAddress } from './PageAddress.tsx'
import { SearchResult } from './SearchResult.tsx'
import { SharedPage } from './SharedPage.tsx'
import { SharingPicture } from './SharingPicture.tsx'
import { useHeadText } from './use-head-text.ts'

function Counter({ pointer, most }: { readonly pointer: HeadPointer; readonly most: number }) {
  const text = useComposerText()
  const value = useHead(pointer)
  return <span>{text('composer.page.counter', { length: typeof value === 'string' ? value.length : 0, most })}</span>
}

function Engines({ text }: { readonly text: ComposerText }) {
  const { runner } = useWorkbench()
  const isHidden = useHead('/seo/noIndex') === true
  const title = useHeadText('/seo/title')
  const description = useHeadText('/seo/description')
  return (
    <section className={styles.group} aria-labelledby="page-engines">
      <h3 id="page-engines">{text('composer.page.engines')}</h3>
      <Switch
        label={text('composer.page.engines.shown')}
        checked={!isHidden}
        onChange={(event) => void runner.run(commands.setHead, { pointer: '/seo/noIndex', value: !event.currentTarget.checked })}
      />
      <SearchResult />
      <TextField
        {...title}
        label={text('composer.page.seo.title')}
        isOptional
        counter={<Counter pointer="/seo/title" most={TITLE_SHOWN} />}
        help={text('composer.page.seo.title.help')}
      />
      <TextArea
        {...description}
        label={text('composer.page.seo.description')}
        rows={3}
        counter={<Counter pointer="/seo/description" most={DESCRIPTION_SHOWN} />}
      />
    </section>
  )
}

function Settings() {
  const text = useComposerText()
  const { runner, props } = useWorkbench()
  const title = useHeadText('/title')
  const shell = useHead('/shell')
  return (
    <div className={styles.body}>
      <TextField {...title} label={text('composer.page.title')} help={text('composer.page.title.help')} />
      <PageAddress />
      <Select
        label={text('composer.page.shell')}
        value={shell === 'page' ? 'page' : 'default'}
        options={(['default', 'page'] as const).map((value) => ({ value, label: text(`composer.page.shell.${value}`) }))}
        onChange={(value) => void runner.run(commands.setHead, { pointer: '/shell', value })}
      />
      <div>
        <Button size="small" icon="pencil" onClick={() => props.onShell(shell === 'page' ? SHELL_IDS.page : SHELL_IDS.default)}>
          {text('composer.shell.edit')}
        </Button>
      </div>
      <Engines text={text} />
      <section className={styles.group} aria-labelledby="page-links">
        <h3 id="page-links">{text('composer.page.links')}</h3>
        <UsedIn admin={props.admin} kind="page" name={props.edited.id} />
      </section>
      <section className={styles.group} aria-labelledby="page-sharing">
        <h3 id="page-sharing">{text('composer.page.sharing')}</h3>
        <SharingPicture />
        <SharedPage />
      </section>
    </div>
  )
}

/** The settings of the page itself, shown while no element is selected, and its versions. `hasHead` is false in a sheet, which shows the title itself. */
export function PageSettings({ hasHead = true }: { readonly hasHead?: boolean }) {
  const text = useComposerText()
  const title = useHead('/title')
  return (
    <DocumentSettings
      hint={text('composer.page.hint')}
      icon="file-text"
      title={text('composer.page.heading', { title: typeof title === 'string' ? title : '' })}
      tab={text('composer.page.tab')}
      hasHead={hasHead}
    >
      {useMayWrite() ? <Settings /> : <WordsNote />}
    </DocumentSettings>
  )
}

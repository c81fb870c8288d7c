import { useEffect, useRef, useState } from 'react'
import { pageActRefusal } from '#domain/urls/system-pages.ts'
import { DESCRIPTION_SHOWN, TITLE_SHOWN } from '#engine/quality/head-length.ts'
import { usePlainPaste } from '#forms/fields/use-plain-paste.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { Switch } from '#kit/fields/Switch.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { valueAt } from '#engine/draft/document/pointer.ts'
import { commands } from '#composer/commands/commands.ts'
import type { HeadPointer } from '#composer/commands/set-values.ts'
import { SHELL_IDS } from '#composer/document-key.ts'
import { DocumentSettings } from '#composer/side/DocumentSettings.tsx'
import styles from '#composer/side/side.module.css'
import { UsedIn } from '#composer/usage/UsedIn.tsx'
import { useComposerText, type ComposerText } from '#composer/words/use-composer-text.ts'
import { useHead, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { DocumentStore } from '#composer/store/document-store.ts'
import { SearchResult } from './SearchResult.tsx'
import { SharedPage } from './SharedPage.tsx'
import { SharingPicture } from './SharingPicture.tsx'

const readText = ({ document }: DocumentStore, pointer: HeadPointer): string => {
  const value = valueAt(document.head, pointer)
  return typeof value === 'string' ? value : ''
}

/** A text of the head: the element holds what is typed, and takes what others or an undo write. A fault of the text leads to it. */
function useHeadText(pointer: HeadPointer) {
  const { store, runner, focused } = useWorkbench()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const wanted = useValue(focused)
  const onPaste = usePlainPaste()
  const isWanted = wanted?.blockId === null && wanted.pointer === pointer
  useEffect(() => {
    if (isWanted) field.current?.focus()
  }, [isWanted, wanted])
  useEffect(
    () =>
      store.onHead(() => {
        const now = readText(store, pointer)
        if (field.current && field.current.value !== now) field.current.value = now
      }),
    [store, pointer],
  )
  return {
    ref: field,
    defaultValue: readText(store, pointer),
    // A sheet that opens would move the focus to its first button.
    'data-autofocus': isWanted || undefined,
    onBlur: () => focused.set(null),
    onPaste,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      void runner.run(commands.setHead, value === '' && pointer.startsWith('/seo/') ? { pointer } : { pointer, value }),
  }
}

function Counter({ pointer, most }: { readonly pointer: HeadPointer; readonly most: number }) {
  const text = useComposerText()
  const value = useHead(pointer)
  return <span>{text('composer.page.counter', { length: typeof value === 'string' ? value.length : 0, most })}</span>
}

function Address({ text }: { readonly text: ComposerText }) {
  const { store, props } = useWorkbench()
  const field = useHeadText('/url')
  // An address that is being typed locks nothing.
  const [before] = useState(() => readText(store, '/url'))
  const why = pageActRefusal(before, 'move')
  const label = text('composer.page.address')
  if (why !== null) return <TextField label={label} icon="lock" help={why.fr} value={`${props.site.siteHost}/${before}`} readOnly />
  return (
    <TextField
      {...field}
      label={label}
      help={text('composer.page.address.help', { host: props.site.siteHost })}
      autoComplete="off"
      spellCheck={false}
    />
  )
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
      <Address text={text} />
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
      <Settings />
    </DocumentSettings>
  )
}

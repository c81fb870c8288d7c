import type { Command } from 'prosemirror-state'
import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react'
import type { Dropped } from '#schemas/composer/dropped-content.ts'
import type { HtmlKind } from '#engine/text/html-rules.ts'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { toast } from '#kit/feedback/toast.ts'
import { FieldFrame, type FramedControl } from '#kit/fields/FieldFrame.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { insertPicture } from '#rich-text/commands/blocks.ts'
import { linkAtSelection, removeLink, setLink } from '#rich-text/commands/formats.ts'
import { isFaithful } from '#rich-text/document/is-faithful.ts'
import { nameDropped } from '#rich-text/paste/name-dropped.ts'
import { createTextView, type TextView } from './create-text-view.ts'
import { focusNow } from './focus-now.ts'
import styles from './rich-text.module.css'
import { isEqualState, toolbarState, type ToolbarState } from './toolbar-state.ts'
import { TextToolbar } from './TextToolbar.tsx'
import { valueWords, type TextValue } from './value-words.ts'

/** A picture to insert into a text. */
export interface TextPicture {
  readonly src: string
  readonly alt: string
  readonly width: number | null
  readonly height: number | null
}

/** Forms that the editor shows in a dialog; those who mount it provide them. */
export interface TextDialogs {
  /** Asks for the address of a link; null takes the link away. */
  readonly link: (href: string, onChoose: (href: string | null) => void) => ReactNode
  readonly picture?: (onChoose: (picture: TextPicture) => void) => ReactNode
}

/** Acts on a mounted editor. */
export interface RichTextHandle {
  /** Shows a text from outside. */
  readonly write: (html: string) => void
  readonly focus: () => void
}

export interface RichTextEditorProps {
  readonly label: string
  readonly help?: ReactNode
  readonly error?: ReactNode
  readonly isOptional?: boolean
  readonly counter?: ReactNode
  readonly kind: HtmlKind
  /** The text at first; a later one is written by `ref`. */
  readonly html: string
  readonly onChange: (html: string) => void
  readonly values: readonly TextValue[]
  readonly dialogs: TextDialogs
  /** True where what mounts the editor undoes its changes. */
  readonly isUndoneOutside?: boolean
  readonly ref?: Ref<RichTextHandle>
}

/** The text as it is now, for the editor that is mounted next. */
interface HeldText {
  readonly read: () => string
  readonly hold: (html: string) => void
}

function holdText(html: string): HeldText {
  let held = html
  return { read: () => held, hold: (next) => void (held = next) }
}

type EditorProps = Omit<RichTextEditorProps, 'ref'> & { readonly current: HeldText; readonly editor: Ref<RichTextHandle> }

/** An editor of formatted text. A text that would not come back equal is shown as it is written. */
export function RichTextEditor({ ref, ...props }: RichTextEditorProps) {
  const { html, kind, onChange } = props
  const [current] = useState(() => holdText(html))
  const [isSource, setIsSource] = useState(() => !isFaithful(html, kind))
  const editor = useRef<RichTextHandle>(null)
  const write = (next: string) => {
    if (next === current.read()) return
    current.hold(next)
    const isNowSource = !isFaithful(next, kind)
    if (isNowSource === isSource) editor.current?.write(next)
    else setIsSource(isNowSource)
  }
  useImperativeHandle(ref, () => ({ write, focus: () => editor.current?.focus() }))
  const change = (next: string) => {
    current.hold(next)
    onChange(next)
  }
  const Editor = isSource ? SourceEditor : TextEditor
  return <Editor {...props} onChange={change} current={current} editor={editor} />
}

function SourceEditor({ current, editor, help, onChange, label, error, isOptional, counter }: EditorProps) {
  const text = useFormsText()
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(editor, () => ({
    write: (html) => {
      if (area.current) area.current.value = html
    },
    focus: () => area.current?.focus(),
  }))
  const words = (
    <>
      {text('forms.richText.source')} {help}
    </>
  )
  const [first] = useState(current.read)
  return (
    <TextArea
      {...{ label, error, isOptional, counter }}
      help={words}
      ref={area}
      rows={6}
      spellCheck={false}
      defaultValue={first}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

const textAttributes = (control: FramedControl, labelId: string): Record<string, string> => ({
  id: control.id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': labelId,
  class: styles.text ?? '',
  ...(control['aria-describedby'] !== undefined && { 'aria-describedby': control['aria-describedby'] }),
  ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
})

function TextEditor(props: EditorProps) {
  const { label, help, error, isOptional, counter } = props
  const labelId = useId()
  return (
    <FieldFrame label={<span id={labelId}>{label}</span>} {...{ help, error, isOptional, counter }}>
      {(control) => <TextFrame {...props} control={control} labelId={labelId} />}
    </FieldFrame>
  )
}

const EMPTY: ToolbarState = new Set()

function useTextView(
  { kind, current, values, isUndoneOutside = false, onChange, editor }: EditorProps,
  attributes: Record<string, string>,
  onLink: () => void,
) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<TextView>(null)
  const [state, setState] = useState(EMPTY)
  const changed = useEffectEvent(onChange)
  const linked = useEffectEvent(onLink)
  const text = useFormsText()
  const named = useEffectEvent((dropped: Dropped) => nameDropped(text, dropped))
  const first = useEffectEvent(() => attributes)
  const wordsOf = useEffectEvent((placeholder: string) => valueWords(values, placeholder))
  useEffect(() => {
    if (place.current === null) return undefined
    const made = createTextView({
      place: place.current,
      kind,
      html: current.read(),
      attributes: first(),
      hasHistory: !isUndoneOutside,
      wordsOf: (placeholder) => wordsOf(placeholder),
      onChange: (html) => changed(html),
      onLink: () => linked(),
      onDropped: (dropped) => named(dropped),
      onState: (next) => {
        const shown = toolbarState(next)
        setState((before) => (isEqualState(before, shown) ? before : shown))
      },
    })
    view.current = made
    return () => {
      view.current = null
      made.destroy()
    }
  }, [kind, current, isUndoneOutside])
  const described = JSON.stringify(attributes)
  useEffect(() => view.current?.setAttributes(JSON.parse(described) as Record<string, string>), [described])
  useImperativeHandle(editor, () => ({ write: (html) => view.current?.write(html), focus: () => view.current?.focus() }))
  return { place, view, state }
}

const attributesOf = ({ src, alt, width, height }: TextPicture) =>
  Object.entries({ src, alt, width, height }).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)] as const]))

function TextFrame(props: EditorProps & { readonly control: FramedControl; readonly labelId: string }) {
  const { label, kind, values, dialogs, error, control, labelId } = props
  const text = useFormsText()
  const [asked, setAsked] = useState<'link' | 'picture' | null>(null)
  const { place, view, state } = useTextView(props, textAttributes(control, labelId), () => setAsked('link'))
  const run = (command: Command) => {
    if (view.current?.run(command) === false) toast({ text: text('forms.richText.refused') })
    focusNow(() => view.current?.focus())
  }
  const choose = (command: Command) => {
    setAsked(null)
    run(command)
  }
  const href = () => (view.current ? (linkAtSelection(view.current.state())?.href ?? '') : '')
  const { picture } = dialogs
  return (
    <div className={styles.frame} data-invalid={Boolean(error)}>
      <TextToolbar
        {...{ label, kind, state, values }}
        onRun={run}
        onLink={() => setAsked('link')}
        onPicture={picture && kind === 'html' ? () => setAsked('picture') : undefined}
      />
      <div ref={place} />
      <Dialog isOpen={asked === 'link'} onClose={() => setAsked(null)} title={text('forms.link.title')}>
        <div>{asked === 'link' && dialogs.link(href(), (chosen) => choose(chosen === null ? removeLink : setLink(chosen, chosen)))}</div>
      </Dialog>
      <Dialog isOpen={asked === 'picture'} onClose={() => setAsked(null)} title={text('forms.media.title')} width={720}>
        {asked === 'picture' && picture?.((chosen) => choose(insertPicture(attributesOf(chosen))))}
      </Dialog>
    </div>
  )
}

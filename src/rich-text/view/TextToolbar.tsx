import type { Command } from 'prosemirror-state'
import type { HtmlKind } from '#engine/text/html-rules.ts'
import { useFormsText, type FormsText } from '#i18n/hooks/use-forms-text.ts'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Toolbar, ToolbarSeparator } from '#kit/layout/Toolbar.tsx'
import { Menu, type MenuAct, type MenuGroup } from '#kit/overlays/Menu.tsx'
import { insertRule, insertValue, setBlock, toggleQuote } from '#rich-text/commands/blocks.ts'
import { clearFormats, removeLink, toggleFormat } from '#rich-text/commands/formats.ts'
import { indent, outdent, toggleList } from '#rich-text/commands/lists.ts'
import { addColumn, addRow, insertTable, removeColumn, removeRow, removeTable } from '#rich-text/commands/tables.ts'
import styles from './rich-text.module.css'
import type { ToolbarState } from './toolbar-state.ts'
import { ValueMenu } from './ValueMenu.tsx'
import type { TextValue } from './value-words.ts'

interface TextToolbarProps {
  readonly label: string
  readonly kind: HtmlKind
  readonly state: ToolbarState
  readonly values: readonly TextValue[]
  readonly onRun: (command: Command) => void
  readonly onLink: () => void
  /** Asks for a picture; absent where there is nothing to choose from. */
  readonly onPicture?: (() => void) | undefined
}

const HEADINGS = [2, 3, 4]

function formatActs(text: FormsText, { state, onRun }: TextToolbarProps): MenuAct[] {
  const toggle = (tag: string, label: string, icon: MenuAct['icon']): MenuAct => ({
    label,
    ...(icon && { icon }),
    isChosen: state.has(tag),
    onAct: () => onRun(toggleFormat(tag)),
  })
  return [
    toggle('s', text('forms.richText.strike'), 'strikethrough'),
    toggle('sup', text('forms.richText.sup'), 'superscript'),
    toggle('sub', text('forms.richText.sub'), 'subscript'),
    { label: text('forms.richText.clear'), icon: 'remove-formatting', onAct: () => onRun(clearFormats) },
    ...(state.has('a') ? [{ label: text('forms.richText.unlink'), icon: 'unlink' as const, onAct: () => onRun(removeLink) }] : []),
  ]
}

function blockActs(text: FormsText, { state, onRun }: TextToolbarProps): MenuAct[] {
  const isInList = state.has('ul') || state.has('ol')
  return [
    { label: text('forms.richText.paragraph'), icon: 'type', isChosen: state.has('p'), onAct: () => onRun(setBlock('p')) },
    ...HEADINGS.map((level): MenuAct => {
      const tag = `h${level}`
      return {
        label: text('forms.richText.heading', { level }),
        icon: 'heading',
        isChosen: state.has(tag),
        onAct: () => onRun(setBlock(tag)),
      }
    }),
    { label: text('forms.richText.quote'), icon: 'quote', isChosen: state.has('blockquote'), onAct: () => onRun(toggleQuote) },
    ...(isInList
      ? [
          { label: text('forms.richText.indent'), onAct: () => onRun(indent) },
          { label: text('forms.richText.outdent'), onAct: () => onRun(outdent) },
        ]
      : []),
  ]
}

function insertActs(text: FormsText, { state, onRun, onPicture }: TextToolbarProps): MenuAct[] {
  if (state.has('table'))
    return [
      { label: text('forms.richText.addRow'), icon: 'table', onAct: () => onRun(addRow) },
      { label: text('forms.richText.addColumn'), onAct: () => onRun(addColumn) },
      { label: text('forms.richText.removeRow'), onAct: () => onRun(removeRow) },
      { label: text('forms.richText.removeColumn'), onAct: () => onRun(removeColumn) },
      { label: text('forms.richText.removeTable'), icon: 'trash', tone: 'remove', onAct: () => onRun(removeTable) },
    ]
  return [
    { label: text('forms.richText.table'), icon: 'table', onAct: () => onRun(insertTable(3, 2)) },
    { label: text('forms.richText.rule'), onAct: () => onRun(insertRule) },
    ...(onPicture ? [{ label: text('forms.richText.picture'), icon: 'image' as const, onAct: onPicture }] : []),
  ]
}

function moreGroups(text: FormsText, props: TextToolbarProps): MenuGroup[] {
  const formats = { acts: formatActs(text, props) }
  return props.kind === 'html' ? [{ acts: blockActs(text, props) }, formats, { acts: insertActs(text, props) }] : [formats]
}

/** Buttons of a formatted text: the common ones in a row, the rest in a menu. */
export function TextToolbar(props: TextToolbarProps) {
  const { label, kind, state, values, onRun, onLink } = props
  const text = useFormsText()
  return (
    <Toolbar label={text('forms.richText.toolbar', { label })} className={styles.bar}>
      <IconButton
        label={text('forms.richText.bold')}
        icon="bold"
        shortcut="⌘B"
        isPressed={state.has('strong')}
        onClick={() => onRun(toggleFormat('strong'))}
      />
      <IconButton
        label={text('forms.richText.italic')}
        icon="italic"
        shortcut="⌘I"
        isPressed={state.has('em')}
        onClick={() => onRun(toggleFormat('em'))}
      />
      <IconButton label={text('forms.richText.link')} icon="link" shortcut="⌘K" isPressed={state.has('a')} onClick={onLink} />
      {kind === 'html' && (
        <>
          <ToolbarSeparator />
          <IconButton
            label={text('forms.richText.bullets')}
            icon="list"
            isPressed={state.has('ul')}
            onClick={() => onRun(toggleList('ul'))}
          />
          <IconButton
            label={text('forms.richText.numbers')}
            icon="list-ordered"
            isPressed={state.has('ol')}
            onClick={() => onRun(toggleList('ol'))}
          />
        </>
      )}
      {values.length > 0 && (
        <>
          <ToolbarSeparator />
          <ValueMenu label={text('forms.richText.values')} values={values} onChoose={(placeholder) => onRun(insertValue(placeholder))} />
        </>
      )}
      <span className={styles.end} />
      <Menu groups={moreGroups(text, props)}>
        <IconButton label={text('forms.richText.more')} icon="ellipsis" />
      </Menu>
    </Toolbar>
  )
}

import type { ComponentType } from 'react'
import { classNames } from '#kit/class-names.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { State } from '#kit/feedback/State.tsx'
import { Toolbar, ToolbarSeparator } from '#kit/layout/Toolbar.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { PlanButton } from '#composer/planning/PlanButton.tsx'
import { TryButton } from '#composer/view/TryButton.tsx'
import { ViewAs } from '#composer/view/ViewAs.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import type { Room } from '#composer/workbench/use-room.ts'
import { useLater } from '#composer/workbench/use-later.ts'
import { useSelected, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { acts } from '#composer/acts/acts.ts'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import { inLanguages } from '#composer/shells/ReachNote.tsx'
import { isOfOtherLanguage } from '#composer/shells/shell-facts.ts'
import { useDocumentTitle } from '#composer/shells/use-document-title.ts'
import { DrawerButton } from '#composer/drawers/DrawerButton.tsx'
import { PresentPeople } from '#composer/presence/PresentPeople.tsx'
import { languageName } from '#composer/words/language-name.ts'
import styles from './bar.module.css'
import { MoreActs } from './MoreActs.tsx'
import { standingNow, stateInBar } from './page-standing.ts'
import { PeopleButtons } from './PeopleButtons.tsx'
import { PublishButton } from './PublishButton.tsx'
import { SaveState } from './SaveState.tsx'
import { ToReview } from './ToReview.tsx'
import { useLanguageActs } from './use-page-acts.ts'
import { useIsModified } from './use-is-modified.ts'
import { WideMore } from './WideMore.tsx'
import { Widths } from './Widths.tsx'

function PageTitle() {
  const text = useComposerText()
  const { selection, side } = useWorkbench()
  const title = useDocumentTitle()
  const isChosen = useSelected() === null
  const open = () => {
    selection.select([])
    side.set('page')
  }
  return (
    <h1 className={styles.title}>
      <button type="button" className={styles.page} onClick={open} aria-pressed={isChosen} title={text('composer.page.open')}>
        {title}
      </button>
    </h1>
  )
}

function PageState() {
  const text = useComposerText()
  const bench = useWorkbench()
  const { store, standing, props } = bench
  const isModified = useIsModified()
  const now = useLater(store.onHistory, () => standingNow(store.client, standing))
  // A shell without a publication of its own follows another one, which visitors see.
  const isOther = now !== 'ONLINE' && isOfOtherLanguage(bench)
  if (isOther && !isModified)
    return <State kind="live">{text('composer.shell.state.follows', { language: inLanguages(props.site.locales.slice(0, 1)) })}</State>
  const { kind, id } = stateInBar(isOther ? 'ONLINE' : now, isModified)
  return <State kind={kind}>{text(id)}</State>
}

function Languages() {
  const text = useComposerText()
  const { locale } = useWorkbench().props
  const acts = useLanguageActs()
  if (acts.length === 0) return null
  return (
    <Menu groups={[{ label: text('composer.language'), acts }]} position="bottom-start">
      <Button variant="subtle" icon="languages" iconAfter="chevron-down" title={languageName(locale)}>
        <span className={styles.spare}>{languageName(locale)}</span>
      </Button>
    </Menu>
  )
}

function UndoRedo() {
  const text = useComposerText()
  const { store, runner } = useWorkbench()
  const labels = useLater(store.onHistory, () => store.undoLabels())
  return (
    <>
      <IconButton
        icon="undo"
        size="medium"
        label={labels.undo === null ? text('composer.undo') : text('composer.undo.act', { act: labels.undo })}
        shortcut={shortcutText(acts.undo.keys[0] ?? '')}
        refusal={labels.undo === null && text('composer.refusal.nothing-to-undo')}
        onClick={() => runner.undo()}
      />
      <IconButton
        icon="redo"
        size="medium"
        label={labels.redo === null ? text('composer.redo') : text('composer.redo.act', { act: labels.redo })}
        shortcut={shortcutText(acts.redo.keys[0] ?? '')}
        refusal={labels.redo === null && text('composer.refusal.nothing-to-redo')}
        onClick={() => runner.redo()}
      />
    </>
  )
}

function PhoneBar() {
  const text = useComposerText()
  const { props } = useWorkbench()
  return (
    <header data-part="bar" className={styles.bar}>
      <IconButton icon="arrow-left" size="medium" label={text('composer.back')} onClick={props.onLeave} />
      <div className={styles.names}>
        <PageTitle />
        <span className={styles.state}>
          <PageState />
        </span>
        <SaveState />
      </div>
      <Toolbar label={text('composer.bar')} className={styles.end}>
        <PresentPeople most={1} />
        <UndoRedo />
        <MoreActs />
        <PublishButton isShort />
      </Toolbar>
    </header>
  )
}

function DrawerBar() {
  const text = useComposerText()
  const { props } = useWorkbench()
  return (
    <header data-part="bar" className={styles.bar}>
      <IconButton icon="arrow-left" size="medium" label={text('composer.back')} onClick={props.onLeave} />
      <DrawerButton name="left" />
      <div className={classNames(styles.names, styles.pair)}>
        <PageTitle />
        <span className={styles.state}>
          <PageState />
        </span>
        <SaveState />
      </div>
      <Toolbar label={text('composer.bar')} className={styles.end}>
        <PresentPeople most={1} />
        <Widths />
        <ToolbarSeparator />
        <UndoRedo />
        <ToolbarSeparator />
        <ToReview />
        <MoreActs />
        <PublishButton isShort />
        <DrawerButton name="right" />
      </Toolbar>
    </header>
  )
}

function WideBar() {
  const text = useComposerText()
  const { props } = useWorkbench()
  return (
    <header data-part="bar" className={styles.bar}>
      <Button variant="subtle" icon="arrow-left" title={text('composer.pages')} onClick={props.onLeave}>
        <span className={styles.word}>{text('composer.pages')}</span>
      </Button>
      <ToolbarSeparator />
      <div className={styles.where}>
        <PageTitle />
        <span className={styles.state}>
          <PageState />
        </span>
      </div>
      <Toolbar label={text('composer.bar')} className={styles.end}>
        <Languages />
        <ViewAs />
        <Widths />
        <ToolbarSeparator />
        <UndoRedo />
        <ToolbarSeparator />
        <SaveState />
        <ToReview />
        <WideMore />
        <PeopleButtons />
        <PlanButton />
        <TryButton />
        <PublishButton />
      </Toolbar>
    </header>
  )
}

const bars: Readonly<Record<Room, ComponentType>> = { wide: WideBar, drawers: DrawerBar, phone: PhoneBar }

/** The bar above the work: where one is, how it is saved, and the main act. */
export function Bar({ room }: { readonly room: Room }) {
  const Row = bars[room]
  return <Row />
}

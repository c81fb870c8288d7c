import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { DraftMay } from '#schemas/admin/drafts/draft-may.ts'
import type { FrameView } from '#schemas/composer/frame-view.ts'
import type { CanvasProblem, FrameBox, FrameSpot } from '#schemas/composer/messages.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Pickers } from '#forms/pickers.ts'
import type { QualityFinding } from '#engine/quality/finding.ts'
import type { DraftIssue } from '#composer/checks/draft-issue.ts'
import type { FactsReader } from '#composer/checks/facts-reader.ts'
import type { QualityReview } from '#composer/checks/watch-quality.ts'
import type { Authors } from '#composer/findings/authors.ts'
import type { CanvasFindings } from '#composer/findings/canvas-findings.ts'
import type { CommandRunner } from '#composer/commands/command-runner.ts'
import type { OpenedStanding } from '#composer/bar/page-standing.ts'
import type { CanvasWidth } from '#composer/bar/width-names.ts'
import type { Copied } from '#composer/clipboard/copied-store.ts'
import type { AroundPage, FrameChannel } from '#composer/channel/connect-frame.ts'
import type { OpenDrawers } from '#composer/drawers/open-drawers.ts'
import type { NotesState, Thread } from '#composer/notes/thread.ts'
import type { Present } from '#composer/presence/present-words.ts'
import type { LostText } from '#composer/conflicts/lost-text.ts'
import type { ComposerProps } from '#composer/composer-props.ts'
import type { AddTarget } from '#composer/palette/add-target.ts'
import type { Model } from '#composer/palette/model.ts'
import type { Saver } from '#composer/saving/saver.ts'
import type { DragView } from '#composer/dragging/drag-view.ts'
import type { DocumentStore } from '#composer/store/document-store.ts'
import type { SelectionStore } from '#composer/store/selection-store.ts'
import type { PictureUploads } from '#composer/uploads/picture-uploads.ts'
import type { Translation } from '#composer/translation/translation.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import type { ValueStore } from '#engine/value-store.ts'

/** The pages that a shell stands around. */
export type ShellReach = AdminCallData['shell.reach']

/** The place that has to take the focus: a field of a block or of the page. */
export interface FocusedField {
  readonly blockId: string | null
  readonly pointer: string
  /** True where what the field chooses from opens too: the library of a picture. */
  readonly opens?: true
}

/** Texts of a block that the canvas does not show in its present state. */
export interface UnseenTexts {
  readonly id: string
  readonly pointers: readonly string[]
}

/** The points along the lower edge of a block where a button covers no words. */
export interface BlockSpots {
  readonly id: string
  readonly spots: readonly FrameSpot[]
}

/** The view at the side of the canvas: fields, the settings of the page, its versions, or what stops a publication. */
export type SidePanel = 'inspector' | 'page' | 'revisions' | 'checks'

/** The dialogs that acts open. */
export type DeskDialog =
  | ('plan' | 'name-version' | 'palette' | 'help' | 'rename' | 'move' | 'view' | 'share' | 'approval' | 'notes')
  | 'offline'
  | 'questions'
  | 'sibling'

/** The trial of the page without the editor: it has not begun, is running, or has just ended. */
export type Trial = 'none' | 'running' | 'ended'

/** A point of the window where a menu is asked for. */
export interface MenuPoint {
  readonly x: number
  readonly y: number
  /** True for the menu of a row of the outline. */
  readonly isOnOutline?: true
}

/** Everything that the parts of one open composer share. None of it changes while it is open. */
export interface Workbench {
  readonly props: ComposerProps
  /** How far the rights of the person go in this document. */
  readonly may: DraftMay
  readonly registry: Registry
  readonly store: DocumentStore
  readonly selection: SelectionStore
  /** The blocks whose content the outline hides. */
  readonly folds: ValueStore<ReadonlySet<string>>
  /** The words that the outline is searched for; null while its search is closed. */
  readonly sought: ValueStore<string | null>
  readonly runner: CommandRunner
  readonly saver: Saver
  readonly text: ComposerText
  readonly pickers: Pickers
  /** The pictures on their way into the library. */
  readonly uploads: PictureUploads
  readonly issues: ValueStore<readonly DraftIssue[]>
  /** The revision that visitors saw before the last publication of this session; null if they saw none, undefined without a publication. */
  readonly former: ValueStore<number | null | undefined>
  /** The act of the last publication, where it was of several documents: all of it is taken back together. */
  readonly act: ValueStore<number | null>
  /** The facts that the checks of this draft need; null until the server has answered. */
  readonly review: ValueStore<QualityReview | null>
  /** Reads those facts, and knows if they are those of the document as it is now. */
  readonly facts: FactsReader
  /** The findings of the checks about the document as it was when editing last paused. */
  readonly quality: ValueStore<readonly QualityFinding[]>
  /** The texts to review beside those of the language of the site; null where there are none to compare, and until the server has answered. */
  readonly translation: ValueStore<Translation | null>
  readonly side: ValueStore<SidePanel>
  readonly focused: ValueStore<FocusedField | null>
  /** The drawers that are open where the window has no room for panes. */
  readonly drawers: ValueStore<OpenDrawers>
  /** How the page stood for visitors when it was opened. */
  readonly standing: OpenedStanding
  /** The planned version that could not appear, as it was when the page was opened; null without one. */
  readonly heldPlan: AdminCallData['draft.open']['heldPlan']
  readonly isConflictOpen: ValueStore<boolean>
  readonly width: ValueStore<CanvasWidth>
  /** The person and the moment for which the page is shown. */
  readonly view: ValueStore<FrameView>
  /** The pages that the shell of this document stands around, as the server has counted them; null until it has. */
  readonly reach: ValueStore<ShellReach | null>
  /** How many places used the page when visitors began to see it in this visit. */
  readonly firstUses: ValueStore<number>
  /** How many pages show the edited section, as the server has counted them; null until it has, and for another document. */
  readonly sectionPages: ValueStore<number | null>
  /** The page that a shell is to be shown around; null for the home page or another that shows it. */
  readonly aroundAsked: ValueStore<number | null>
  /** The page that a shell is shown around; null until the frame is ready, and on a site without a page. */
  readonly around: ValueStore<AroundPage | null>
  readonly trial: ValueStore<Trial>
  /** The findings of the canvas about the blocks as they are now. */
  readonly problems: ValueStore<readonly CanvasProblem[]>
  readonly unseen: ValueStore<UnseenTexts | null>
  /** The names of the people who made steps of the draft. */
  readonly authors: Authors
  /** Takes the findings of the canvas. */
  readonly findings: CanvasFindings
  /** The text that was last removed from elsewhere while it had the caret; null until one is. */
  readonly lostText: ValueStore<LostText | null>
  /** True while a text on the canvas takes the keys. */
  readonly isWriting: ValueStore<boolean>
  /** True once that text was typed into or pressed again, and where it has buttons of its own. */
  readonly isTyping: ValueStore<boolean>
  /** The connection with the canvas, while there is one. */
  readonly channel: ValueStore<FrameChannel | null>
  /** The box of the main selected block in the window of the frame; null for none that is seen. */
  readonly box: ValueStore<FrameBox | null>
  /** The spots of the main selected block; null before they are known. */
  readonly spots: ValueStore<BlockSpots | null>
  /** True when the bar over the selected block is to take the keys. */
  readonly isBarAsked: ValueStore<boolean>
  /** 0 while the palette is closed; rises with each request for it, which leads to its search. */
  readonly adding: ValueStore<number>
  /** Where the palette adds to; null for places near the selected blocks. */
  readonly addingTo: ValueStore<AddTarget | null>
  /** The ready content of the palette; null until it was fetched. */
  readonly models: ValueStore<readonly Model[] | null>
  /** How often a version was named, planned or taken out of the calendar since the composer was opened: their list is read again. */
  readonly named: ValueStore<number>
  /** The dialog that is open over the work. */
  readonly dialog: ValueStore<DeskDialog | null>
  /** The place that was last chosen on the page while places are offered there. */
  readonly chosenPlace: ValueStore<{ readonly number: number } | null>
  /** The point of the window where the menu of the selected blocks is open. */
  readonly menu: ValueStore<MenuPoint | null>
  /** The drag in progress, as it is shown; null for none. */
  readonly dragging: ValueStore<DragView | null>
  /** The point of the window where something is dragged. */
  readonly dragPoint: ValueStore<MenuPoint>
  /** The content that was last copied in this tab. */
  readonly clipboard: ValueStore<Copied | null>
  /** The other people who have the draft open. */
  readonly people: ValueStore<readonly Present[]>
  /** The notes on blocks of the draft. */
  readonly threads: ValueStore<readonly Thread[]>
  /** Tells if the notes of the draft were read. */
  readonly notesState: ValueStore<NotesState>
  /** Ends saving and releases the tab's lock. */
  readonly close: () => void
}

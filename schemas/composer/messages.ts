import { z } from 'zod'
import { operationSchema, placeSchema } from '#schemas/admin/drafts/draft-shapes.ts'
import { imageSchema } from '#schemas/api/base/image.ts'
import { blockIdSchema, hashSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { DROPPED_KINDS } from '#schemas/composer/dropped-content.ts'

const seqSchema = z.number().int().nonnegative()
const regionSchema = z.string().min(1).max(60)
const pointerSchema = z.string().min(1).max(500)

/** A finding about a block of the canvas: its code, the faulty values inside its props, and whether visitors miss the block because of it. */
export const canvasProblemSchema = z.object({
  /** Empty for a block that is none. */
  blockId: z.string(),
  code: z.string(),
  leftOut: z.boolean(),
  faults: z.array(z.object({ pointer: z.string(), keyword: z.string() })).readonly(),
})

/** A finding about a block of the canvas. */
export type CanvasProblem = z.infer<typeof canvasProblemSchema>

/** The message, sent by `window.postMessage` after each `load` of the frame, that brings the port. Its nonce is that of `preview.create`. */
export const helloSchema = z.strictObject({ type: z.literal('vitrine-composer'), nonce: z.string().min(16).max(128) })

const peopleMarkSchema = z.strictObject({
  id: blockIdSchema,
  words: z.string().max(100),
  kind: z.enum(['person', 'note']),
  /** The colour of the person. */
  tone: z.number().int().min(0).max(4),
})

/** A mark of another person, or of notes, on a block of the canvas. */
export type PeopleMark = z.infer<typeof peopleMarkSchema>

/** The number of the last pick that the composer had heard of. A frame whose person has picked since takes no such message: it means a former state. */
const heardShape = { heard: seqSchema.optional() }

/** Messages to the frame, by its port. Documents and operations go by `window.vitrineCanvas`. */
export const toFrameSchema = z.discriminatedUnion('type', [
  /** Selects a block and perhaps others; `reveal` opens what hides the first and scrolls to it. */
  z.strictObject({
    ...heardShape,
    type: z.literal('select'),
    id: blockIdSchema.nullable(),
    others: z.array(blockIdSchema).max(2000).optional(),
    reveal: z.boolean(),
  }),
  /** Says which picks and keys the composer has taken by now: their selection was sent before. */
  z.strictObject({ type: z.literal('heard'), picks: seqSchema, keys: seqSchema }),
  /**
   * Says whether the composer has the room of a phone, where the first press on a text selects its block, and at which scale it draws the page; and
   * whether the person changes words alone: the page then has no buttons that add, remove or change blocks.
   */
  z.strictObject({ type: z.literal('room'), isPhone: z.boolean(), scale: z.number().positive(), hasWordsAlone: z.boolean().optional() }),
  /** Shows or hides what visitors do not see: blocks left out now, and the places of empty slots. */
  z.strictObject({ type: z.literal('look'), showsHidden: z.boolean(), showsSlots: z.boolean() }),
  /** Adds pictures that were just chosen, so they show before anything is saved. */
  z.strictObject({ type: z.literal('data'), media: z.array(imageSchema).max(500) }),
  /** Replaces the token of the frame's calls, after the session was renewed. */
  z.strictObject({ type: z.literal('token'), token: z.string().min(16).max(128) }),
  /** Puts the caret into a text of a block on the page; without a pointer into its first one. `isWhole` selects all of it. */
  z.strictObject({
    ...heardShape,
    type: z.literal('edit-text'),
    id: blockIdSchema,
    pointer: pointerSchema.nullable(),
    isWhole: z.boolean().optional(),
  }),
  /** Outlines on the page what the field in use holds, and scrolls to it on a phone; without a pointer none. */
  z.strictObject({ type: z.literal('outline'), id: blockIdSchema, pointer: pointerSchema.nullable() }),
  /** Says that what was typed into a text on the page is not taken: the stored value stands there again. */
  z.strictObject({ type: z.literal('refuse-text'), id: blockIdSchema, pointer: pointerSchema }),
  /** Shows where blocks would be put, with the words of the place; null hides it. `reveal` opens what hides the place and scrolls to it. */
  z.strictObject({ type: z.literal('insertion'), place: placeSchema.nullable(), words: z.string().max(300), reveal: z.boolean() }),
  /** Draws these places with their numbers from 1 on, and lets clicks choose one of them instead of a block; none ends it. */
  z.strictObject({ type: z.literal('places'), places: z.array(placeSchema).max(10_000) }),
  /** Marks the blocks that other people have selected, with their names, and those with open notes; none takes the marks away. */
  z.strictObject({ type: z.literal('marks'), marks: z.array(peopleMarkSchema).max(200) }),
])

/** A message to the frame. */
export type ToFrame = z.infer<typeof toFrameSchema>

const frameBoxSchema = z.strictObject({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })

/** A box in the window of the frame, in its own pixels. */
export type FrameBox = Readonly<z.infer<typeof frameBoxSchema>>

const frameSpotSchema = z.strictObject({ left: z.number(), top: z.number() })

/** A point of the frame, measured from the lower left corner of the selected block. */
export type FrameSpot = Readonly<z.infer<typeof frameSpotSchema>>

/** The longest HTML of a paste: pictures may be in it. */
export const MAX_PASTED_HTML = 32 * 1024 * 1024

/** The number of files that a paste or a drop brings at most. */
export const MAX_PASTED_FILES = 20

/** Messages from the frame, by its port. */
export const fromFrameSchema = z.discriminatedUnion('type', [
  /** The frame takes edits. When `hash` is not that of the parent's document, the parent calls `open`; else the next batch is 1. */
  z.strictObject({
    type: z.literal('ready'),
    hash: hashSchema,
    problems: z.array(canvasProblemSchema),
    /** The page around a shell; null on a site without one. Absent for a page. */
    around: z.strictObject({ id: rowIdSchema, title: z.string() }).nullable().optional(),
  }),
  /** The batch `expected` is missing: the parent calls `open`. */
  z.strictObject({ type: z.literal('gap'), expected: seqSchema }),
  z.strictObject({ type: z.literal('hover'), id: blockIdSchema.nullable() }),
  /** The person clicked on this block or opens a text of it; null beside all blocks. The channel numbers these messages from 1 on, and a `select` answers each. */
  z.strictObject({ type: z.literal('pick'), id: blockIdSchema.nullable(), number: seqSchema.optional() }),
  /** A key pressed in the frame, as `comboOf` writes it: a character, perhaps one that follows another at once, or a key that is held. Numbered as picks are. */
  z.strictObject({
    type: z.literal('key'),
    combo: z.string().min(1).max(60),
    /** The character that it writes, where the combination does not say it: a capital of Caps Lock, the mark of a dead accent. */
    character: z.string().min(1).max(8).optional(),
    number: seqSchema.optional(),
    isTyped: z.literal(true).optional(),
    isInBurst: z.literal(true).optional(),
    isRepeat: z.literal(true).optional(),
  }),
  /** The selected blocks went onto the clipboard. */
  z.strictObject({ type: z.literal('copied'), act: z.enum(['copy', 'cut']) }),
  /** A paste on the page: our own content and that of another program, empty for none, its words, and files. */
  z.strictObject({
    type: z.literal('paste'),
    own: z.string().max(1024 * 1024),
    html: z.string().max(MAX_PASTED_HTML),
    words: z.string().max(100_000),
    files: z.array(z.instanceof(File)).max(MAX_PASTED_FILES),
  }),
  /** Files were dropped on this block; null beside all blocks. */
  z.strictObject({
    type: z.literal('drop'),
    id: blockIdSchema.nullable(),
    files: z.array(z.instanceof(File)).min(1).max(MAX_PASTED_FILES),
  }),
  /** The person begins an empty page, with an element or with a ready page. */
  z.strictObject({ type: z.literal('start'), from: z.enum(['element', 'model']) }),
  /** The person wants to add an element to this slot, which holds none. */
  z.strictObject({ type: z.literal('add'), parent: blockIdSchema, slot: z.string().min(1).max(60) }),
  /** The person wants to add an element to this region of a shell, which holds none. */
  z.strictObject({ type: z.literal('add-to-region'), region: regionSchema }),
  /** The person clicked twice on the shell around the page. */
  z.strictObject({ type: z.literal('shell'), region: regionSchema }),
  /** The person presses a button of the card that stands for this block. */
  z.strictObject({ type: z.literal('card'), id: blockIdSchema, act: z.enum(['repair', 'change', 'remove']) }),
  /** The person wants to choose a picture in the place of one that is gone: that of this value. */
  z.strictObject({ type: z.literal('picture'), id: blockIdSchema, pointer: pointerSchema }),
  /** A context menu is asked for at a point of the frame, on this block. */
  z.strictObject({ type: z.literal('menu'), id: blockIdSchema.nullable(), x: z.number(), y: z.number() }),
  /** The person chose a drawn place, by its number in the list from 0 on. */
  z.strictObject({ type: z.literal('place'), number: z.number().int().nonnegative() }),
  /** The person lifts a block from the page to carry it elsewhere. */
  z.strictObject({ type: z.literal('grab'), id: blockIdSchema, x: z.number(), y: z.number() }),
  /** A lifted block is carried over this point of the frame's window, also outside of it. */
  z.strictObject({ type: z.literal('carry'), x: z.number(), y: z.number() }),
  /** A lifted block is let go; it stays where it was when it is not dropped. */
  z.strictObject({ type: z.literal('release'), isDropped: z.boolean() }),
  /** The box of the main selected block in the window of the frame has changed; null for none that is seen. */
  z.strictObject({ type: z.literal('box'), box: frameBoxSchema.nullable() }),
  /** The points along the lower edge of the selected block where a round button covers no words, the best first. */
  z.strictObject({ type: z.literal('spots'), id: blockIdSchema, spots: z.array(frameSpotSchema).max(24) }),
  z.strictObject({ type: z.literal('size'), height: z.number().nonnegative() }),
  /** A page that is tried did not follow a link, which leads here. */
  z.strictObject({ type: z.literal('leave'), href: z.string().max(2000) }),
  /** A page that is tried did not send a form. */
  z.strictObject({ type: z.literal('unsent') }),
  /** A page that is tried has put an article of the shop into the cart of the trial. */
  z.strictObject({ type: z.literal('sampled') }),
  /** A view threw; the block is a card until its next edit. */
  z.strictObject({ type: z.literal('broken'), id: blockIdSchema, message: z.string().max(500) }),
  /** The texts of the selected block that the page does not show in its present state. */
  z.strictObject({ type: z.literal('texts'), id: blockIdSchema, unseen: z.array(pointerSchema) }),
  /** The person typed into a text on the page; null is a text that is absent again. */
  z.strictObject({ type: z.literal('text'), id: blockIdSchema, pointer: pointerSchema, value: z.string().nullable() }),
  /** A paste into a text on the page begins or has ended: keys before and after it are undone apart from it. */
  z.strictObject({ type: z.literal('end-typing') }),
  /** A slash was typed into an empty text on the page: `value` is the text with it. */
  z.strictObject({ type: z.literal('slash'), id: blockIdSchema, pointer: pointerSchema, value: z.string().min(1).max(20) }),
  /** A text on the page takes the keys, or has given them back; `isBusy` once it was typed into or pressed again, and where it has buttons of its own. */
  z.strictObject({ type: z.literal('writing'), isOpen: z.boolean(), isBusy: z.boolean() }),
  /** A paste into a text on the page has left this out, counted by its kind. */
  z.strictObject({ type: z.literal('dropped'), dropped: z.map(z.enum(DROPPED_KINDS), z.number().int().positive()).readonly() }),
  /** The person wants to edit a text that the page cannot: its field in the form takes the keys. */
  z.strictObject({ type: z.literal('field'), id: blockIdSchema, pointer: pointerSchema }),
  /** The frame asks the server for these blocks' data. After `refused` it asks again with the next token. An answer may change the findings. */
  z.strictObject({
    type: z.literal('needs'),
    ids: z.array(blockIdSchema),
    state: z.enum(['asked', 'answered', 'refused']),
    problems: z.array(canvasProblemSchema).optional(),
  }),
])

/** A message from the frame. */
export type FromFrame = z.infer<typeof fromFrameSchema>

/** A batch of operations for the canvas, checked in tests and development; `seq` rises by one from batch to batch. */
export const canvasBatchSchema = z.object({ seq: seqSchema, operations: z.array(operationSchema) })

/** A batch of operations for the canvas. */
export interface CanvasBatch<Operation> {
  readonly seq: number
  readonly operations: readonly Operation[]
}

/** A whole document for the canvas; the next batch is `seq + 1`. */
export interface CanvasDocument<Document> {
  readonly seq: number
  readonly document: Document
}

/** The answer of the canvas. After a gap nothing was applied, and `seq` is that of its last batch. */
export interface CanvasAnswer {
  readonly seq: number
  readonly isGap: boolean
  /** All findings about the document as it is now. */
  readonly problems: readonly CanvasProblem[]
}

/** The calls of `window.vitrineCanvas`, which the frame sets before it sends `ready`. What is given is copied. */
export interface CanvasApi<Operation, Document> {
  /** The places under a point of the frame's window, from the one that is meant first to those around it. */
  readonly placesAt: (point: { readonly x: number; readonly y: number }) => readonly z.infer<typeof placeSchema>[]
  /** The block after which something new would be in sight; null for a page without blocks. */
  readonly blockInSight: () => string | null
  readonly open: (whole: CanvasDocument<Document>) => CanvasAnswer
  readonly apply: (batch: CanvasBatch<Operation>) => CanvasAnswer
}

import { isDeepStrictEqual } from 'node:util'
import { catalogue } from '#blocks/catalogue.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { Container, EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import { copiedBlocks, readCopiedBlocks } from '#engine/draft/clipboard/copied-blocks.ts'
import { blocksIn, countBlocks, findBlock } from '#engine/draft/document/find-block.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { checkPage } from '#engine/validation/validate-page.ts'
import { isVisibility } from '#engine/visibility/visibility.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { commands, plainCommands, type CommandName, type PlainCommandName } from '#composer/commands/commands.ts'
import { slotsBeside } from '#composer/commands/move-steps.ts'
import { withFreeAnchors } from '#composer/commands/plan-placing.ts'
import { pageWith } from '#tests/support/blocks/block-examples.ts'
import { testSanitise } from '#tests/support/blocks/test-registry.ts'
import { Dice } from '#tests/support/drafts/random-draft.ts'
import { runnerOn } from './composer-setup.ts'

/** The outcome of many random sequences of commands. */
export interface CommandReport {
  readonly done: number
  readonly refused: number
  /** The commands that did something at least once. */
  readonly names: ReadonlySet<CommandName>
  readonly faults: readonly string[]
}

const registry = createRegistry(catalogue)
const TYPES = ['section', 'columns', 'tabs', 'text', 'heading', 'button', 'hero', 'call-to-action', 'quote', 'strip-of-no-type']
const PLAIN = Object.keys(plainCommands) as PlainCommandName[]
const OTHERS = Object.keys(commands).filter((name) => !(name in plainCommands)) as Exclude<CommandName, PlainCommandName>[]
/** The number of blocks beyond which blocks are only taken out of the page. */
const MANY = 60
const OF_PLACES = new Set(['SLOT_REFUSED', 'SLOT_TOO_MANY', 'UNKNOWN_SLOT', 'DUPLICATE_ID', 'DUPLICATE_ANCHOR'])

/** Runs random commands on random pages, then undoes all to the first hash and does them again to the last. */
export function commandSequences(given: { readonly runs: number; readonly length: number; readonly seed: number }): CommandReport {
  const report = { done: 0, refused: 0, names: new Set<CommandName>(), faults: [] as string[] }
  for (let run = 0; run < given.runs; run += 1) {
    const seed = given.seed + run
    for (const fault of playRun(new Dice(seed), given.length, report)) report.faults.push(`seed ${seed}: ${fault}`)
  }
  return report
}

type Setup = ReturnType<typeof runnerOn>
interface Counts {
  done: number
  refused: number
  readonly names: Set<CommandName>
}

function playRun(dice: Dice, length: number, counts: Counts): string[] {
  const first = randomPage(dice)
  const setup = runnerOn(first, [], registry)
  const { store } = setup
  for (let act = 0; act < length; act += 1) {
    setup.selection.select(someIds(dice, store.document))
    const name = countBlocks(store.document) > MANY ? 'remove' : dice.pick([...PLAIN, ...OTHERS])
    const before = store.document
    const isDone = runOne(dice, setup, name)
    if (isDone) counts.done += 1
    else counts.refused += 1
    if (isDone) counts.names.add(name)
    else if (store.document !== before) return [`${name} was refused and changed the page`]
    if (isDone && hasChangedLocked(before, store.document)) return [`${name} changed a locked block`]
  }
  const last = store.document
  return [...placeFaults(last), ...visibilityFaults(last), ...backAndForth(setup, first, last)]
}

/** True when a block that was locked before is another one now, or gone. */
function hasChangedLocked(before: EditedDocument, after: EditedDocument): boolean {
  const locked = Object.keys(before.notes).filter((id) => before.notes[id]?.locked === true)
  return locked.some((id) => findBlock(before, id)?.block !== findBlock(after, id)?.block)
}

function backAndForth({ store }: Setup, first: EditedDocument, last: EditedDocument): string[] {
  const faults: string[] = []
  while (store.undo('') !== null);
  if (!isSame(store.document, first)) faults.push('undone to another page')
  while (store.redo('') !== null);
  if (!isSame(store.document, last)) faults.push('done again to another page')
  return faults
}

function isSame(one: EditedDocument, other: EditedDocument): boolean {
  return draftHash(one) === draftHash(other) && isDeepStrictEqual(one.notes, other.notes)
}

function visibilityFaults({ regions }: EditedDocument): string[] {
  const faults: string[] = []
  for (const list of Object.values(regions))
    walkBlocks(list, ({ id, visibility }) => {
      if (visibility !== undefined && !isVisibility(visibility)) faults.push(`visibility of ${id}`)
    })
  return faults
}

function placeFaults({ regions }: EditedDocument): string[] {
  const issues = checkPage(registry, pageWith([...(regions['main'] ?? [])]), { sanitise: testSanitise })
  return issues.filter(({ code }) => OF_PLACES.has(code)).map(({ code, pointer }) => `${code} at ${pointer}`)
}

function randomPage(dice: Dice): EditedDocument {
  const blocks = Array.from({ length: dice.below(8) }, (_, index) => randomBlock(dice, `first-${index}`))
  const placed = blocks.filter(({ type }) => registry.pageRoot.has(type))
  return {
    head: { title: 'Une page', seo: { description: '' } },
    regions: { main: withFreeAnchors({ head: {}, regions: {}, notes: {} }, placed) },
    notes: {},
  }
}

function randomBlock(dice: Dice, id: string): Block {
  const type = dice.pick(TYPES)
  const props: Record<string, Json> = { anchor: dice.pick(['tarifs', 'contact']), title: 'Un titre', html: '<p>Un texte</p>' }
  const known = registry.types.get(type)?.manifest.props.properties ?? props
  const own = Object.entries(props).filter(([name]) => name in known)
  return { id, type, v: registry.types.get(type)?.version ?? 1, props: Object.fromEntries(own) }
}

function idsOf({ regions }: EditedDocument): string[] {
  const ids: string[] = []
  for (const list of Object.values(regions)) walkBlocks(list, ({ id }) => ids.push(id))
  return ids
}

function someIds(dice: Dice, document: EditedDocument): string[] {
  const ids = idsOf(document)
  return ids.length === 0 ? [] : Array.from({ length: dice.below(4) }, () => dice.pick(ids))
}

function randomPlace(dice: Dice, document: EditedDocument): Place {
  const slots = idsOf(document).flatMap((id) => ['content', 'first', 'second', 'panel1'].map((slot): Container => ({ parent: id, slot })))
  const where = dice.pick<Container>([{ region: 'main' }, ...slots])
  const list = blocksIn(document, where) ?? []
  return { in: where, after: dice.pick([null, ...list.map(({ id }) => id)]), before: null }
}

function runOne(dice: Dice, setup: Setup, name: CommandName): boolean {
  const { runner } = setup
  return name in plainCommands
    ? runner.run(plainCommands[name as PlainCommandName], undefined)
    : runWith(dice, setup, name as (typeof OTHERS)[number])
}

function runWith(dice: Dice, { runner, store, newId, selection }: Setup, name: (typeof OTHERS)[number]): boolean {
  const { document } = store
  const id = dice.pick([...idsOf(document), 'gone'])
  const field = { id, field: 'Champ' }
  const item = { ...field, pointer: '/tabs', index: dice.below(3) }
  const made = Array.from({ length: 1 + dice.below(3) }, () => randomBlock(dice, newId()))
  const runs: Readonly<Record<typeof name, () => boolean>> = {
    setField: () => runner.run(commands.setField, { ...field, pointer: '/title', value: `Titre ${dice.below(99)}` }),
    setRichText: () => runner.run(commands.setRichText, { ...field, pointer: '/html', value: `<p>${dice.below(99)}</p>` }),
    replacePicture: () => runner.run(commands.replacePicture, { ...field, pointer: '/image', value: { id: dice.below(9), alt: '' } }),
    setLink: () => runner.run(commands.setLink, { ...field, pointer: '/href', value: `/page-${dice.below(9)}` }),
    clearField: () => runner.run(commands.clearField, { ...field, pointer: dice.pick(['/title', '/html', '/image']) }),
    addItem: () => runner.run(commands.addItem, { ...item, value: { title: 'Ligne' } }),
    removeItem: () => runner.run(commands.removeItem, item),
    moveItem: () => runner.run(commands.moveItem, { ...item, from: dice.below(3) }),
    duplicateItem: () => runner.run(commands.duplicateItem, item),
    insertBlocks: () => runner.run(commands.insertBlocks, { blocks: made, at: randomPlace(dice, document) }),
    moveBlocks: () => runner.run(commands.moveBlocks, { ids: selection.ids, to: randomPlace(dice, document) }),
    moveToSlot: () => runner.run(commands.moveToSlot, { slot: dice.pick([...slotsBeside(runner.situation), 'none']) }),
    transform: () => runner.run(commands.transform, { type: dice.pick(TYPES) }),
    shareSection: () => runner.run(commands.shareSection, { blocks: made }),
    detachSection: () => runner.run(commands.detachSection, { blocks: made }),
    paste: () => runner.run(commands.paste, { blocks: readCopiedBlocks(registry, copiedBlocks(document, selection.ids) ?? '') }),
    setVisibility: () => runner.run(commands.setVisibility, { audience: 'members', screens: ['mobile'], from: null, until: null }),
    rename: () => runner.run(commands.rename, { name: dice.pick(['', 'Nos tarifs']) }),
    setHead: () => runner.run(commands.setHead, { pointer: '/title', value: `Page ${dice.below(99)}` }),
  }
  return runs[name]()
}

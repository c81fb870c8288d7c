import { beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { PAGE_REGION, isSameContainer, type Container, type EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { SHELL_REGIONS } from '#engine/draft/document/page-order.ts'
import { mayStand } from '#engine/draft/places/may-stand.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { slotsInUse } from '#engine/registry/slots-in-use.ts'
import { checkPage, checkShell } from '#engine/validation/validate-page.ts'
import type { Block, Json, ShellDocument } from '#schemas/generated/content.ts'
import { draggedBlocks, draggedModel } from '#composer/dragging/dragged.ts'
import { listPlaces } from '#composer/moving/list-places.ts'
import { addModel } from '#composer/palette/add-model.ts'
import type { Model } from '#composer/palette/model.ts'
import { documentWith } from '#tests/support/blocks/block-examples.ts'
import { testSanitise } from '#tests/support/blocks/test-registry.ts'
import { runnerOn, written } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { takeTurn } from '#tests/support/sampling.ts'
import type { Command } from './command.ts'
import { commands } from './commands.ts'

const registry = createRegistry(catalogue)
const types = [...registry.types.values()]
/** The props with which all slots of a type are in use. */
const whole: Readonly<Record<string, Record<string, Json>>> = {
  columns: { layout: 'quarters' },
  tabs: { label: 'Essai', tabs: Array.from({ length: 6 }, (_, index) => ({ title: `Onglet ${index + 1}` })) },
}
const blockOf = (type: string, id: string, slots?: Block['slots']): Block => ({
  ...{ id, type, v: registry.types.get(type)?.version ?? 1, props: whole[type] ?? {} },
  ...(slots && { slots }),
})
const slots = types.flatMap(({ type, slots: rules }) => [...rules.keys()].map((slot) => [type, slot] as const))
const ofPlaces = new Set(['SLOT_REFUSED', 'SLOT_TOO_MANY', 'UNKNOWN_SLOT'])

/** A page with these blocks, or a bar of a shell where the first of them stands in one. */
function documentOf(...blocks: Block[]): EditedDocument {
  const region = registry.pageRoot.has(blocks[0]?.type ?? '') ? PAGE_REGION : 'topBar'
  return { ...sampleDocument(), regions: { [region]: blocks } }
}

/** The refusals of places by the check before publication. Only the place where the child came to is judged. */
function refusedLater({ regions }: EditedDocument, around: string): string[] {
  const type = registry.types.get(around)
  const blocks = Object.values(regions).flat()
  const page = documentWith({ type, registry } as never, [...blocks])
  const found =
    'layout' in page ? checkPage(registry, page, { sanitise: testSanitise }) : checkShell(registry, page, { sanitise: testSanitise })
  return found.filter(({ code }) => ofPlaces.has(code)).map(({ code, blockId }) => `${code} ${blockId}`)
}

/** Runs a command; the document after it, or null when it was refused. */
function after<Arguments>(
  document: EditedDocument,
  selected: string[],
  command: Command<Arguments>,
  given: Arguments,
): EditedDocument | null {
  const { runner, store } = runnerOn(document, selected, registry)
  return runner.run(command, given) ? store.document : null
}

/** Drags a child over a list, from the page where the document has it, else from the palette, and drops it there; the document after it, or null when it was refused. */
function afterDrag(document: EditedDocument, child: Block, where: Container): EditedDocument | null {
  const { runner, store } = runnerOn(document, [], registry)
  const bench = { runner, text: (id: Parameters<typeof written>[0]['id']) => written({ id }) }
  const model = { label: { fr: child.type }, blocks: [child] } as unknown as Model
  const isOnPage = findBlock(document, child.id) !== null
  const dragged = isOnPage ? draggedBlocks(bench, [child.id]) : draggedModel(bench, model, () => undefined)
  const place = { in: where, after: null, before: null }
  const isTaken = dragged !== null && dragged.refusalAt(place) === null
  expect([child.type, dragged?.drop(place) ?? false]).toEqual([child.type, isTaken])
  return isTaken ? store.document : null
}

/** The list that a block of a type is in, the only one of its type. */
function listOf({ regions }: EditedDocument, type: string): Container | null {
  const visit = (blocks: readonly Block[], where: Container): Container | null => {
    for (const block of blocks) {
      if (block.type === type && block.id !== 'around') return where
      for (const [slot, inner] of Object.entries(block.slots ?? {})) {
        const found = visit(inner, { parent: block.id, slot })
        if (found) return found
      }
    }
    return null
  }
  return Object.entries(regions).reduce<Container | null>((found, [region, blocks]) => found ?? visit(blocks, { region }), null)
}

beforeAll(() => {
  for (const type of types) expect([type.type, slotsInUse(type, whole[type.type] ?? {})]).toEqual([type.type, [...type.slots.keys()]])
})

/** A type without slots that a slot takes. */
const siblingOf = (around: string, slot: string): string =>
  [...(registry.types.get(around)?.slots.get(slot)?.accepts ?? [])].find((type) => registry.types.get(type)?.slots.size === 0) ?? ''

describe.each(slots)('the slot %s.%s', (around, slot) => {
  const where = { parent: 'around', slot }
  const children = takeTurn(types, 8).map(({ type }) => type)
  const takes = (document: EditedDocument, child: string) => mayStand(registry, document, blockOf(child, 'child'), where) === null
  const expectIn = (document: EditedDocument | null, child: string) =>
    expect([child, document && listOf(document, child), document && refusedLater(document, around)]).toEqual([child, where, []])

  it('takes of the palette what mayStand takes, and no check refuses it afterwards', () => {
    const empty = documentOf(blockOf(around, 'around'))
    for (const child of children) {
      const made = after(empty, [], addModel, { blocks: [blockOf(child, 'child')], to: where })
      expect([child, made !== null]).toEqual([child, takes(empty, child)])
      if (made) expectIn(made, child)
    }
  })

  it('takes of a paste behind its block what mayStand takes, and no check refuses it afterwards', () => {
    const sibling = siblingOf(around, slot)
    const held = documentOf(blockOf(around, 'around', { [slot]: [blockOf(sibling, 'sibling')] }))
    for (const child of children.filter((type) => type !== sibling)) {
      const made = after(held, ['sibling'], commands.paste, { blocks: [blockOf(child, 'child')] })
      if (takes(held, child)) expectIn(made, child)
      else expect([child, made && listOf(made, child)]).not.toEqual([child, where])
    }
  })

  it('takes of a drag what mayStand takes, and no check refuses it afterwards', () => {
    for (const child of children) {
      const block = blockOf(child, 'child')
      for (const document of [documentOf(blockOf(around, 'around')), documentOf(blockOf(around, 'around'), block)]) {
        const made = afterDrag(document, block, where)
        expect([child, made !== null]).toEqual([child, takes(document, child)])
        if (made) expectIn(made, child)
      }
    }
  })

  it('takes of the keys what mayStand takes, and no check refuses it afterwards', () => {
    const [other] = [...(registry.types.get(around)?.slots.keys() ?? [])].filter((name) => name !== slot)
    for (const child of children) {
      const moved = blockOf(child, 'child')
      const beside =
        other === undefined ? documentOf(blockOf(around, 'around'), moved) : documentOf(blockOf(around, 'around', { [other]: [moved] }))
      const made =
        other === undefined
          ? after(beside, ['child'], commands.moveInto, undefined)
          : after(beside, ['child'], commands.moveToSlot, { slot })
      expect([child, made !== null]).toEqual([child, takes(beside, child)])
      if (made) expectIn(made, child)
    }
  })

  it('is a listed place for what mayStand takes, and no check refuses it afterwards', () => {
    for (const child of children) {
      const beside = documentOf(blockOf(around, 'around'), blockOf(child, 'child'))
      const to = listPlaces(runnerOn(beside, ['child'], registry).runner.situation).find((place) => isSameContainer(place.in, where))
      expect([child, to !== undefined]).toEqual([child, takes(beside, child)])
      if (to) expectIn(after(beside, ['child'], commands.moveBlocks, { ids: ['child'], to }), child)
    }
  })
})

describe.each(SHELL_REGIONS)('the region %s of a shell', (region) => {
  const where = { region }
  const children = takeTurn(types, 8).map(({ type }) => type)
  const shellOf = (own: readonly Block[], others: readonly Block[] = []): EditedDocument => ({
    ...sampleDocument(),
    regions: {
      ...Object.fromEntries(SHELL_REGIONS.map((name) => [name, []])),
      [region === 'footer' ? 'topBar' : 'footer']: [...others],
      [region]: [...own],
    },
  })
  const isRefusedLater = ({ regions }: EditedDocument) => {
    const shell = { name: 'default', hash: '', regions } as unknown as ShellDocument
    return checkShell(registry, shell, { sanitise: testSanitise }).some(({ code }) => ofPlaces.has(code))
  }
  const isTaken = (made: EditedDocument | null) => made !== null && isSameContainer(where, findBlock(made, 'child')?.in ?? where)

  it('takes of palette, drag, paste and keys what the check before publication admits', () => {
    const sibling = blockOf('language-switch', 'sibling')
    for (const child of children) {
      const block = blockOf(child, 'child')
      const isAdmitted = !isRefusedLater(shellOf([block]))
      const [empty, held, beside] = [shellOf([]), shellOf([sibling]), shellOf([], [block])]
      expect([child, mayStand(registry, empty, block, where) === null]).toEqual([child, isAdmitted])
      const added = after(empty, [], addModel, { blocks: [block], to: where })
      const pasted = after(held, ['sibling'], commands.paste, { blocks: [block] })
      const to = listPlaces(runnerOn(beside, ['child'], registry).runner.situation).find((place) => isSameContainer(place.in, where))
      expect([child, isTaken(added), isTaken(pasted), to !== undefined]).toEqual([child, isAdmitted, isAdmitted, isAdmitted])
      const drags = [empty, beside].map((document) => isTaken(afterDrag(document, block, where)))
      expect([child, ...drags]).toEqual([child, isAdmitted, isAdmitted])
      if (to) expect(isTaken(after(beside, ['child'], commands.moveBlocks, { ids: ['child'], to }))).toBe(true)
    }
  })
})

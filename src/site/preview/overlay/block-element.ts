import { PAGE_REGION } from '#engine/draft/document/edited-document.ts'
import { isShellRegion, type ShellRegion } from '#engine/draft/document/page-order.ts'

/** Matches what is edited: the content of a page, or the regions of a shell on a page that is marked so. */
const EDITED = ':is(.site-main:not([inert]), [data-edits-shell] [data-region])'

/** Matches the blocks that are edited. */
export const EDITED_BLOCKS = `${EDITED} [data-block]`

/** Makes a shell the edited part of a page. The page that it stands around takes neither clicks nor keys. */
export function editShell(page: Document): void {
  page.documentElement.dataset['editsShell'] = ''
  page.querySelector('.site-main')?.setAttribute('inert', '')
}

/** The element of an edited block; null when it is not drawn. */
export function elementOfBlock(page: ParentNode, id: string): HTMLElement | null {
  return page.querySelector<HTMLElement>(`${EDITED} [data-block="${CSS.escape(id)}"]`)
}

/** The first element whose blocks are edited; null on a page without one. */
export const editedPart = (page: ParentNode): HTMLElement | null => page.querySelector<HTMLElement>(EDITED)

/** The element in which a region of the document is drawn. */
export function elementOfRegion(page: ParentNode, region: string): HTMLElement | null {
  return page.querySelector<HTMLElement>(region === PAGE_REGION ? '.site-main' : `[data-region="${CSS.escape(region)}"]`)
}

/** The innermost edited block at an element; null beside all of them, such as in the shell around a page. */
export function blockAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  const block = target.closest<HTMLElement>('[data-block]')
  return block?.closest(EDITED) ? (block.dataset['block'] ?? null) : null
}

/** The region of a shell at an element; null beside all of them. */
export function regionAt(target: EventTarget | null): ShellRegion | null {
  const region = target instanceof Element ? target.closest<HTMLElement>('[data-region]')?.dataset['region'] : undefined
  return isShellRegion(region) ? region : null
}

/** The region whose place for a first block is at an element; null beside all of them. */
export function emptyRegionAt(target: EventTarget | null): ShellRegion | null {
  return target instanceof Element && target.closest('[data-canvas-region]') ? regionAt(target) : null
}

const CARD_ACTS = ['repair', 'change', 'remove'] as const

type CardAct = (typeof CARD_ACTS)[number]

/** The act of the button of a card at an element, with the block of the card; null beside all of them. */
export function cardActAt(target: EventTarget | null): { readonly id: string; readonly act: CardAct } | null {
  const act = target instanceof Element ? target.closest<HTMLElement>('[data-canvas-act]')?.dataset['canvasAct'] : undefined
  const id = blockAt(target)
  const known = CARD_ACTS.find((each) => each === act)
  return id !== null && known !== undefined ? { id, act: known } : null
}

/** The block and the value of a picture that is gone, whose card has its button at an element; null beside all of them. */
export function gonePictureAt(target: EventTarget | null): { readonly id: string; readonly pointer: string } | null {
  const pointer = target instanceof Element ? target.closest<HTMLElement>('[data-canvas-picture]')?.dataset['canvasPicture'] : undefined
  const id = blockAt(target)
  return id !== null && pointer !== undefined ? { id, pointer } : null
}

/** The way to begin an empty page whose button is at an element; null beside them. */
export function startAt(target: EventTarget | null): 'element' | 'model' | null {
  const from = target instanceof Element ? target.closest<HTMLElement>('[data-canvas-start]')?.dataset['canvasStart'] : undefined
  return from === 'element' || from === 'model' ? from : null
}

/** The button of an empty slot at an element; null beside all of them. */
export function emptySlotAt(target: EventTarget | null): { readonly parent: string; readonly slot: string } | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-canvas-slot]') : null
  const { canvasParent: parent, canvasSlot: slot } = button?.dataset ?? {}
  return parent && slot ? { parent, slot } : null
}

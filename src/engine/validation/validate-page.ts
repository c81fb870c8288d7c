import type { Block, Json } from '#schemas/generated/content.ts'
import { validatePage, validateShell, type SchemaValidator } from '#schemas/generated/validators.js'
import { isRecord } from '#schemas/text/is-record.ts'
import { translate } from '#schemas/errors/translations.ts'
import { jsonBytes, MAX_BLOCKS, MAX_DEPTH, MAX_DOCUMENT_BYTES } from '#engine/registry/limits.ts'
import { SHARED_SECTION } from '#engine/registry/shared-section.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { ALWAYS, visibilityOf, type VisibilityRange } from '#engine/visibility/visibility-overlap.ts'
import { isVisibility } from '#engine/visibility/visibility.ts'
import type { Sanitise } from '#engine/text/html-rules.ts'
import { storedBlocks, type StoredBlocks } from './revision-blocks.ts'
import type { StoredStructure } from './stored-structure.ts'
import { anchorIssues, type PlacedBlock } from './validate-anchors.ts'
import { checkEnvelope, checkProps, checkSlots, type CheckContext } from './validate-block.ts'
import { jsonDefects } from './json-errors.ts'
import { newIssues, type CheckedHead } from './new-issues.ts'
import { pageIssue, schemaIssue, type PageIssue } from './page-issue.ts'

/** Needs of a check: the sanitiser, the trees and the heads of the page's stored revisions, and the language of the caller. */
export interface CheckOptions {
  readonly sanitise: Sanitise
  readonly stored?: readonly unknown[]
  /** Documents without blocks. */
  readonly storedHeads?: readonly unknown[]
  readonly locale?: string
}

interface Tree {
  readonly pointer: string
  readonly blocks: unknown
  readonly accepts: ReadonlySet<string>
}

/** Position of a block or a list of blocks, and its readers. */
interface Place {
  readonly pointer: string
  readonly depth: number
  readonly shown: VisibilityRange
}

/** Splits a document into its trees of blocks and the rest. */
type Split = (document: Record<string, unknown>) => { head: unknown; trees: Tree[] }

const MAX_ISSUES = 200

/** Lists the faults that stop a page from being stored. A fault passes if a stored revision has it already, in an unchanged block. */
export function checkPage(registry: Registry, document: unknown, options: CheckOptions): PageIssue[] {
  const split: Split = (page) => {
    const { layout } = page as { layout?: { blocks?: unknown } }
    const head = { ...page, layout: { ...layout, blocks: [] } }
    return { head, trees: [{ pointer: '/layout/blocks', blocks: layout?.blocks, accepts: registry.pageRoot }] }
  }
  return checkDocument(registry, document, options, { validate: validatePage, split })
}

/** A head without a schema: the title is checked with the section. */
const anyHead: SchemaValidator = Object.assign(() => true, { errors: null })

/** Lists the faults that stop a shared section from being stored. It holds what a page does, but no other shared section. */
export function checkSection(
  registry: Registry,
  section: { readonly title: string; readonly blocks: unknown },
  options: CheckOptions,
): PageIssue[] {
  const accepts = new Set([...registry.pageRoot].filter((type) => type !== SHARED_SECTION))
  const split: Split = ({ blocks, ...head }) => ({ head, trees: [{ pointer: '/layout/blocks', blocks, accepts }] })
  const issues = checkDocument(registry, section, options, { validate: anyHead, split })
  const isNamed = section.title.trim() !== ''
  return isNamed ? issues : [pageIssue({ blockId: null, pointer: '/title' }, 'TOO_SHORT', options.locale ?? 'fr_FR', { min: 1 }), ...issues]
}

/** Lists the faults that stop a shell from being stored. */
export function checkShell(registry: Registry, document: unknown, options: CheckOptions): PageIssue[] {
  const split: Split = (shell) => {
    const regions = Object.entries(isRecord(shell.regions) ? shell.regions : {})
    const head = { ...shell, regions: Object.fromEntries(regions.map(([name, blocks]) => [name, Array.isArray(blocks) ? [] : blocks])) }
    return { head, trees: regions.map(([name, blocks]) => ({ pointer: `/regions/${name}`, blocks, accepts: registry.regionRoot })) }
  }
  return checkDocument(registry, document, options, { validate: validateShell, split })
}

function checkDocument(
  registry: Registry,
  document: unknown,
  { sanitise, stored = [], storedHeads = [], locale = 'fr_FR' }: CheckOptions,
  kind: { readonly validate: SchemaValidator; readonly split: Split },
): PageIssue[] {
  const defects = jsonDefects(document).map(({ pointer, code, name }) =>
    pageIssue({ blockId: null, pointer }, code, locale, { name, max: MAX_DEPTH }),
  )
  if (defects.length > 0) return defects
  if (!isRecord(document)) return [pageIssue({ blockId: null, pointer: '' }, 'TYPE', locale)]
  const { head, trees } = kind.split(document)
  const known = storedBlocks(stored)
  if (isTooLarge(document, trees, known))
    return [pageIssue({ blockId: null, pointer: '' }, 'DOCUMENT_TOO_LARGE', locale, { max: MAX_DOCUMENT_BYTES / 1024 })]
  const headOf = (value: unknown): CheckedHead => {
    const errors = kind.validate(value) ? [] : (kind.validate.errors ?? [])
    return { head: value as Json, issues: errors.map((error) => schemaIssue(null, '', error, locale)) }
  }
  const headIssues = newIssues(headOf(head), storedHeads.map(headOf))
  const checker = new TreeChecker(registry, { sanitise, locale }, known)
  for (const { pointer, blocks, accepts } of trees) checker.tree(blocks, pointer, accepts)
  return [...headIssues, ...checker.issues, ...checker.anchors()].slice(0, MAX_ISSUES)
}

/** True for a value of the shape that a check of a block reads; its frame may have other faults. */
function isBlockLike(value: Record<string, unknown>): value is Record<string, unknown> & Block {
  const { id, type, v, props } = value
  return typeof id === 'string' && typeof type === 'string' && typeof v === 'number' && isRecord(props)
}

function isTooLarge(document: unknown, trees: readonly Tree[], stored: StoredBlocks): boolean {
  if (jsonBytes(document) <= MAX_DOCUMENT_BYTES) return false
  const bytes = trees.reduce((sum, { blocks }) => sum + jsonBytes(blocks ?? null), 0)
  return !stored.some((former) => former.bytes > MAX_DOCUMENT_BYTES && bytes <= former.bytes)
}

/** Checks trees of blocks; ids and anchors are unique over all of them. */
class TreeChecker {
  readonly issues: PageIssue[] = []
  /** How many blocks have each id. */
  private readonly ids = new Map<string, number>()
  private readonly places: PlacedBlock[] = []
  private readonly registry: Registry
  private readonly checking: CheckContext
  private readonly stored: StoredBlocks
  private count = 0
  private isOverfull = false

  constructor(registry: Registry, checking: CheckContext, stored: StoredBlocks) {
    this.registry = registry
    this.checking = checking
    this.stored = stored
  }

  tree(blocks: unknown, pointer: string, accepts: ReadonlySet<string>): void {
    if (!Array.isArray(blocks)) this.add({ blockId: null, pointer }, 'TYPE')
    else this.list(blocks, { pointer, depth: 1, shown: ALWAYS }, (block) => accepts.has(block.type) || this.stored.hasAtRoot(block))
  }

  /** Lists the faults of the anchors of all trees; call it after the trees are checked. */
  anchors(): PageIssue[] {
    return anchorIssues(this.places, { ids: [...this.ids.keys()], stored: this.stored, locale: this.checking.locale })
  }

  private list(blocks: readonly unknown[], { pointer, depth, shown }: Place, fits: (block: Block) => boolean): void {
    for (const [index, value] of blocks.entries()) {
      const here = `${pointer}/${index}`
      if (this.issues.length >= MAX_ISSUES) return
      if (this.isOneTooMany()) {
        if (!this.isOverfull) this.add({ blockId: null, pointer: here }, 'TOO_MANY_BLOCKS', { max: MAX_BLOCKS })
        this.isOverfull = true
        return
      }
      const broken = checkEnvelope(value, here, this.checking.locale)
      if (broken.length > 0 && !this.stored.hasFrame(value)) this.issues.push(...broken)
      else if (isRecord(value)) this.entry(value, { pointer: here, depth, shown }, fits)
    }
  }

  private isOneTooMany(): boolean {
    this.count += 1
    return this.count > MAX_BLOCKS && !this.stored.some(({ blocks }) => blocks >= this.count)
  }

  /** Checks a block; of a stored value that is none, what it holds. */
  private entry(value: Record<string, unknown>, { shown, ...place }: Place, fits: (block: Block) => boolean): void {
    const { visibility } = value
    const own = { ...place, shown: isVisibility(visibility) ? visibilityOf(shown, visibility) : shown }
    if (isBlockLike(value)) this.block(value, own, fits)
    else this.children(value as unknown as Block, own)
  }

  private isKnown(block: Block, holds: (structure: StoredStructure) => boolean): boolean {
    return this.stored.has(block) && this.stored.some(holds)
  }

  private block(block: Block, place: Place, fits: (block: Block) => boolean): void {
    const { pointer, depth, shown } = place
    const at = { blockId: block.id, pointer }
    if (depth > MAX_DEPTH && !this.isKnown(block, ({ depthOf }) => depthOf(block.id) >= depth))
      return this.add(at, 'TOO_DEEP', { max: MAX_DEPTH })
    const bearers = (this.ids.get(block.id) ?? 0) + 1
    this.ids.set(block.id, bearers)
    if (bearers > 1 && !this.isKnown(block, ({ countOf }) => countOf(block.id) >= bearers))
      this.add({ ...at, pointer: `${pointer}/id` }, 'DUPLICATE_ID', { id: block.id })
    this.places.push({ block, pointer, shown })
    const type = this.registry.types.get(block.type)
    const issues = checkProps(type, block, pointer, this.checking)
    if (issues.length > 0 && !this.stored.has(block)) this.issues.push(...issues)
    if (type && !fits(block)) this.add(at, 'SLOT_REFUSED', { type: translate(this.checking.locale, type.manifest.label) })
    this.children(block, place)
  }

  private children(block: Block, { pointer, depth, shown }: Place): void {
    const type = this.registry.types.get(block.type)
    if (type) {
      const issues = checkSlots(type, block, pointer, this.checking.locale)
      if (issues.length > 0 && !this.stored.has(block)) this.issues.push(...issues)
    }
    for (const [name, children] of Object.entries(isRecord(block.slots) ? block.slots : {})) {
      if (!Array.isArray(children)) continue
      const slot = type?.slots.get(name)
      // An unknown type's slots have no rule to break, and a child that was stored in this place may stay in it.
      const fits = (child: Block) => !slot || slot.accepts.has(child.type) || this.stored.hasWithChildren(block)
      this.list(children, { pointer: `${pointer}/slots/${name}`, depth: depth + 1, shown }, fits)
    }
  }

  private add(at: { blockId: string | null; pointer: string }, code: PageIssue['code'], values: Record<string, unknown> = {}): void {
    this.issues.push(pageIssue(at, code, this.checking.locale, values))
  }
}

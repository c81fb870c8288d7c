import { createContext, createElement, useContext, useSyncExternalStore, type ReactElement, type ReactNode } from 'react'
import { isItemShown, type AddressedKind } from '#domain/urls/item-address.ts'
import { safeTarget } from '#domain/urls/safe-redirect.ts'
import { safeUrl } from '#engine/validation/safe-url.ts'
import type { Image } from '#schemas/api/base/image.ts'
import type { ParameterType } from '#schemas/api/sites/parameter.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import type { MediaRef } from '#schemas/generated/content.ts'
import type { SentForm } from '#schemas/runtime/site-rendering.ts'
import { constantDocument, documentFacts, type DocumentFacts, type DocumentStore } from './document-store.ts'
import type { OutlineEntry } from './html/outline.ts'

/** The page that a view is part of. */
export interface PageContext {
  readonly id: number | null
  readonly url: string
  readonly locale: string
  readonly title: string
  readonly params: Readonly<Record<string, string | number>>
  readonly query: Readonly<Record<string, string>>
  readonly canonical: string
  readonly alternates: readonly { readonly locale: string; readonly url: string }[]
  readonly path: string
  /** The date in Paris, as `YYYY-MM-DD`. */
  readonly today: string
  /** An instant in milliseconds at which the page says what holds: the last at which what it says of the day changed. */
  readonly moment: number
  /** The number of the list page that is shown, from the second on. */
  readonly listPage?: number
}

/** A parameter's value as a view reads it. */
export type ParameterValue = string | number | boolean | null

/** The surroundings of a page's views that stay the same while its blocks are edited. */
export interface SiteContext {
  readonly site: SiteInfo
  readonly page: PageContext
  readonly parameters: ReadonlyMap<string, ParameterValue>
  readonly media: ReadonlyMap<number, Image>
  readonly localPath: (url: string) => string
  /** The form that was sent to this page and refused. */
  readonly form?: SentForm | null
  /** The token of the visitor that the page was rendered for; its forms send it. */
  readonly owner?: string | null | undefined
  /** The actors behind interactive blocks, once the browser has them. */
  readonly actors?: Partial<BlockActors>
}

/** A form as its block shows it: its address, its values and the result of sending it. */
export interface FormState {
  readonly name: string
  readonly action: string
  readonly values: SentForm['values']
  /** The fields that files were sent in; the files do not come back. */
  readonly files?: SentForm['files']
  readonly errors: SentForm['errors']
  /** The code of the refusal, null when nothing was refused. */
  readonly code: string | null
  readonly message: string | null
  /** True when the server knows that this browser sent it; an address alone proves nothing. */
  readonly isDone: boolean
  /** The answer that the page shows; undefined when none was stored. */
  readonly answer?: unknown
  /** The page of this site to continue with, when the address names one. */
  readonly target: string | null
  /** The token of the visitor that it was rendered for; the server refuses it from another one. */
  readonly owner?: string | null | undefined
}

const SiteReactContext = createContext<SiteContext | null>(null)
const DocumentReactContext = createContext<DocumentStore>(constantDocument(documentFacts({ blocks: [] })))

interface RenderProviderProps {
  readonly value: SiteContext
  /** Without one, the page has no blocks but the rendered ones, and each title is the page's. */
  readonly document?: DocumentStore
  readonly children: ReactNode
}

/** Gives a tree of blocks the site, page, parameters and media that it may read, and the facts of its document. */
export function RenderProvider({ value, document, children }: RenderProviderProps): ReactElement {
  const inner = document ? createElement(DocumentReactContext, { value: document }, children) : children
  return createElement(SiteReactContext, { value }, inner)
}

function useSiteContext(): SiteContext {
  const context = useContext(SiteReactContext)
  if (!context) throw new Error('A block view was rendered outside of a RenderProvider')
  return context
}

/** Subscribes to one answer of the document: the view renders again when the answer changes, and for no other update. */
function useDocument<Answer>(select: (facts: DocumentFacts) => Answer): Answer {
  const { subscribe, read, first } = useContext(DocumentReactContext)
  const answer = () => select(read())
  return useSyncExternalStore(subscribe, answer, () => select(first()))
}

/** The site whose page is shown. */
export function useSite(): SiteInfo {
  return useSiteContext().site
}

/** The page that is shown. */
export function usePage(): PageContext {
  return useSiteContext().page
}

/** The value of one of the site's parameters, null when it has none. */
export function useParameter(type: ParameterType): ParameterValue {
  return useSiteContext().parameters.get(type) ?? null
}

/** A function that finds the image that a media reference names, with the reference's own alternative text; null when there is none. */
export function useMediaFinder(): (ref?: MediaRef | null) => Image | null {
  const { media } = useSiteContext()
  return (ref) => {
    const image = ref ? media.get(ref.id) : undefined
    if (!ref || !image) return null
    return ref.alt === undefined || ref.alt === image.alt ? image : { ...image, alt: ref.alt }
  }
}

/** The image that a media reference names. */
export function useMedia(ref?: MediaRef | null): Image | null {
  return useMediaFinder()(ref)
}

/** A function that turns a page's url into a path of this site in the locale that is shown; other addresses are left alone when they are safe. */
export function useLocalePath(): (url: string) => string {
  const { localPath } = useSiteContext()
  return (url) => safeUrl(localPath(url)) ?? '#'
}

/** A function that turns the address of an item into a path; undefined when no page shows the item to this reader. */
export function useItemPath(kind: AddressedKind): (url: string | null | undefined) => string | undefined {
  const localPath = useLocalePath()
  const { itemPages } = useSite()
  return (url) => (typeof url === 'string' && isItemShown(itemPages, kind, url) ? localPath(url) : undefined)
}

/** The path of the page where this reader can write to the company; null when there is none. */
export function useContactPath(): string | null {
  const localPath = useLocalePath()
  const { contactPage } = useSite()
  return typeof contactPage === 'string' ? localPath(`/${contactPage}`) : null
}

/** True when the title of this block is the page's h1; otherwise it is a level below. */
export function useIsPageTitle(blockId: string): boolean {
  return useDocument(({ titleBlocks }) => titleBlocks === null || titleBlocks.includes(blockId))
}

/** True when no block of its type comes before this one on the page. */
export function useIsFirst(type: string, blockId: string): boolean {
  return useDocument(({ firstBlocks }) => (firstBlocks.get(type) ?? blockId) === blockId)
}

/** The places of the page that can be linked to. */
export function useOutline(): readonly OutlineEntry[] {
  return useDocument(({ outline }) => outline)
}

/** The new name of this block's anchor; undefined when its own name is free. */
export function useFreedAnchor(blockId: string): string | undefined {
  return useDocument(({ freedAnchors }) => freedAnchors.get(blockId))
}

/** The state of one of the page's forms, by the name of its call and the id of its subject; empty until it was sent. */
export function useForm(name: string, of: string | null = null): FormState {
  const { page, form, owner } = useSiteContext()
  const target = safeTarget(page.query['target'])
  const action = target === null ? page.path : `${page.path}?target=${encodeURIComponent(target)}`
  const own = { name, action, target, owner }
  if (form?.name !== name || (form.of ?? null) !== of) return { ...NOT_SENT, ...own }
  return { ...form, ...own, isDone: form.code === null && form.isRevised !== true }
}

const NOT_SENT = { values: {}, errors: [], code: null, message: null, isDone: false } as const

/** The actor behind a block in the browser; null on the server and during hydration. */
export function useBlockActor<Name extends keyof BlockActors>(name: Name): BlockActors[Name] | null {
  return useSiteContext().actors?.[name] ?? null
}

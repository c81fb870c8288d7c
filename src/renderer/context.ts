import { createContext, createElement, useContext, type ReactElement, type ReactNode } from 'react'
import { safeTarget } from '#domain/urls/safe-redirect.ts'
import { safeUrl } from '#engine/validation/safe-url.ts'
import type { Image } from '#schemas/api/base/image.ts'
import type { ParameterType } from '#schemas/api/sites/parameter.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import type { Block, MediaRef } from '#schemas/generated/content.ts'
import type { SentForm } from '#schemas/runtime/site-rendering.ts'
import { firstOfType } from './first-of-type.ts'
import { outlineOf, type OutlineEntry } from './html/outline.ts'

/** What a view may know of the page it stands in. */
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
  /** The day that it is in Paris, as `YYYY-MM-DD`. */
  readonly today: string
  /** Which page of its list it shows, from the second on. */
  readonly listPage?: number
}

/** A parameter's value as a view reads it. */
export type ParameterValue = string | number | boolean | null

/** Everything that views take from around them; the site makes one for each page. */
export interface RenderContext {
  readonly site: SiteInfo
  readonly page: PageContext
  readonly parameters: ReadonlyMap<string, ParameterValue>
  readonly media: ReadonlyMap<number, Image>
  readonly localPath: (url: string) => string
  /** The blocks whose title is the page's h1; where nothing is said, every block's is that can be it. */
  readonly titleBlocks?: readonly string[]
  /** The page's blocks, as far as they are at hand, and those that are left out: for blocks that speak of the others. */
  readonly blocks?: readonly (Block | string | null)[]
  readonly skipped?: ReadonlySet<string> | undefined
  /** The form that was sent to this page and refused. */
  readonly form?: SentForm | null
  /** The mark of whoever the page was made for, which its forms carry. */
  readonly owner?: string | null | undefined
  /** What goes on behind blocks, once the browser has it. */
  readonly actors?: Partial<BlockActors>
}

/** A form as its block shows it: where it is sent, what stands in it, and what became of it. */
export interface FormState {
  readonly name: string
  readonly action: string
  readonly values: SentForm['values']
  /** The fields in which files were sent, which do not come back. */
  readonly files?: SentForm['files']
  readonly errors: SentForm['errors']
  /** The code of the refusal, null when nothing was refused. */
  readonly code: string | null
  readonly message: string | null
  /** Whether this browser has sent it, as the server knows: an address alone claims nothing. */
  readonly isDone: boolean
  /** What the page shows of what came of it; undefined where nothing of it was kept. */
  readonly answer?: unknown
  /** Where to go on to afterwards, when the page was opened with such a place on this site. */
  readonly target: string | null
  /** The mark of whoever it was made for: sent by somebody else, it is not taken as theirs. */
  readonly owner?: string | null | undefined
}

const Context = createContext<RenderContext | null>(null)

/** Gives a tree of blocks the site, the page, the parameters and the media that it may read. */
export function RenderProvider({ value, children }: { readonly value: RenderContext; readonly children: ReactNode }): ReactElement {
  return createElement(Context, { value }, children)
}

function useRenderContext(): RenderContext {
  const context = useContext(Context)
  if (!context) throw new Error('A block view was rendered outside of a RenderProvider')
  return context
}

/** The site whose page is shown. */
export function useSite(): SiteInfo {
  return useRenderContext().site
}

/** The page that is shown. */
export function usePage(): PageContext {
  return useRenderContext().page
}

/** The value of one of the site's parameters, null when it has none. */
export function useParameter(type: ParameterType): ParameterValue {
  return useRenderContext().parameters.get(type) ?? null
}

/** A function that finds the image that a media reference names, with the reference's own alternative text; null when there is none. */
export function useMediaFinder(): (ref?: MediaRef | null) => Image | null {
  const { media } = useRenderContext()
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
  const { localPath } = useRenderContext()
  return (url) => safeUrl(localPath(url)) ?? '#'
}

/** Whether the title of a block that can hold the page's is its h1; if not, it stands below it. */
export function useIsPageTitle(blockId: string): boolean {
  const { titleBlocks } = useRenderContext()
  return titleBlocks === undefined || titleBlocks.includes(blockId)
}

/** Whether no other block of its type stands before this one on the page. */
export function useIsFirst(type: string, blockId: string): boolean {
  const { blocks = [], skipped } = useRenderContext()
  return (firstOfType(blocks, type, skipped) ?? blockId) === blockId
}

/** The places of the page that can be linked to. */
export function useOutline(): OutlineEntry[] {
  const { blocks = [], skipped } = useRenderContext()
  return outlineOf(blocks, skipped)
}

/** The state of one of the page's forms, by the name of the call that it makes (and by what it is a form of); empty until it was sent. */
export function useForm(name: string, of: string | null = null): FormState {
  const { page, form, owner } = useRenderContext()
  const target = safeTarget(page.query['target'])
  const action = target === null ? page.path : `${page.path}?target=${encodeURIComponent(target)}`
  const own = { name, action, target, owner }
  if (form?.name !== name || (form.of ?? null) !== of) return { ...NOT_SENT, ...own }
  return { ...form, ...own, isDone: form.code === null && form.isRevised !== true }
}

const NOT_SENT = { values: {}, errors: [], code: null, message: null, isDone: false } as const

/** What goes on behind a block, in the browser; null on the server and as long as the block looks as the server has sent it. */
export function useBlockActor<Name extends keyof BlockActors>(name: Name): BlockActors[Name] | null {
  return useRenderContext().actors?.[name] ?? null
}

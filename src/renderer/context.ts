import { createContext, createElement, useContext, type ReactElement, type ReactNode } from 'react'
import { safeUrl } from '#engine/safe-url.ts'
import type { Image } from '#schemas/api/image.ts'
import type { ParameterType } from '#schemas/api/parameter.ts'
import type { SiteInfo } from '#schemas/api/site.ts'
import type { MediaRef } from '#schemas/generated/content.ts'

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

/** The image that a media reference names, with the reference's own alternative text, or null when there is none. */
export function useMedia(ref?: MediaRef | null): Image | null {
  const { media } = useRenderContext()
  if (!ref) return null
  const image = media.get(ref.id)
  if (!image) return null
  return ref.alt === undefined || ref.alt === image.alt ? image : { ...image, alt: ref.alt }
}

/** A function that turns a page's url into a path of this site in the locale that is shown; other addresses are left alone when they are safe. */
export function useLocalePath(): (url: string) => string {
  const { localPath } = useRenderContext()
  return (url) => safeUrl(localPath(url)) ?? '#'
}

import { text as readText } from 'node:stream/consumers'
import type { Media } from '#server/content/media/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { foldSpaces } from '#schemas/text/fold-spaces.ts'

/** Returns the lines of captions, without times and tags. */
function linesOf(captions: string): string[] {
  const cues = captions.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/)
  return cues.flatMap((cue) => {
    const arrow = cue.indexOf('-->')
    const lineEnd = cue.indexOf('\n', arrow)
    return arrow === -1 || lineEnd === -1 ? [] : [foldSpaces(cue.slice(lineEnd + 1).replaceAll(/<[^<>]*>/g, '')).trim()]
  })
}

async function read({ media }: { readonly media: Media }, { site }: Scope, path: string): Promise<string[]> {
  const [, , externalId = '', name = ''] = path.split('/')
  try {
    return linesOf(await readText((await media.open(site, { externalId, name })).stream))
  } catch (error) {
    // A missing file has no text, and is not shown on its page either.
    if (error instanceof ApiError) return []
    throw error
  }
}

/** Returns the lines of the first captions of films. */
export async function captionWords(features: { readonly media: Media }, scope: Scope, films: readonly number[]): Promise<string[]> {
  const images = await features.media.images(scope, films)
  const paths = films.flatMap((film) => images.get(film)?.captions?.[0]?.path ?? [])
  return (await Promise.all(paths.map((path) => read(features, scope, path)))).flat()
}

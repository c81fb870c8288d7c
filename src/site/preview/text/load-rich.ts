type RichModule = typeof import('./rich-on-page.ts')

let loaded: RichModule | null = null

/** Loads the editor of formats. Once it is there the answer is no promise: `import` takes a turn of its own each time, and keys may come meanwhile. */
export function loadRich(): RichModule | Promise<RichModule> {
  return loaded ?? import('./rich-on-page.ts').then((module) => (loaded = module))
}

/** True once the editor of formats is loaded. */
export const isRichThere = (): boolean => loaded !== null

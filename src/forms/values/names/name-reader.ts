import type { Pickers } from '#forms/pickers.ts'
import type { ContentName, NamedKind } from './content-name.ts'

/** A name that was read, or the reason why there is none. */
export type FoundName = ContentName | 'loading' | 'gone' | 'failed'

/** Ways to the contents that are named. */
export type NamePickers = Pick<Pickers, 'choices'> & { readonly media: Pick<Pickers['media'], 'find'> }

function find({ choices, media }: NamePickers, kind: NamedKind, value: string | number): Promise<ContentName | null> {
  if (kind !== 'image' && kind !== 'file')
    return choices.find(kind, value).then((choice) => choice && { name: choice.label, detail: choice.detail })
  return media.find(Number(value)).then((item) => item && { name: item.name, detail: `n°\u00a0${item.id}` })
}

/** Reads the names of contents, each once, and tells when one has come. */
export class NameReader {
  readonly #pickers: NamePickers
  readonly #found = new Map<string, FoundName>()
  readonly #listeners = new Set<() => void>()
  #count = 0

  constructor(pickers: NamePickers) {
    this.#pickers = pickers
  }

  /** The number of names that have come. */
  readonly count = (): number => this.#count

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The name of a content as far as it is known; the first call asks for it. */
  nameOf(kind: NamedKind, value: string | number): FoundName {
    const key = `${kind} ${value}`
    const known = this.#found.get(key)
    if (known !== undefined) return known
    this.#found.set(key, 'loading')
    find(this.#pickers, kind, value).then(
      (name) => this.#put(key, name ?? 'gone'),
      () => this.#put(key, 'failed'),
    )
    return 'loading'
  }

  #put(key: string, name: FoundName): void {
    this.#found.set(key, name)
    this.#count += 1
    for (const listener of this.#listeners) listener()
  }
}

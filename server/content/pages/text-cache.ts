/** Caches results computed from texts, up to about twice `budget` characters; the least recently used are evicted first. */
export class TextCache<Value> {
  private readonly budget: number
  private recent = new Shelf<Value>()
  private older = new Shelf<Value>()
  private characters = 0

  constructor(budget: number) {
    this.budget = budget
  }

  get(text: string): Value | undefined {
    const value = this.recent.get(text)
    if (value !== undefined) return value
    const old = this.older.get(text)
    if (old !== undefined) this.set(text, old)
    return old
  }

  set(text: string, value: Value): void {
    if (this.characters > this.budget) {
      this.older = this.recent
      this.recent = new Shelf()
      this.characters = 0
    }
    this.characters += text.length
    this.recent.set(text, value)
  }
}

/**
 * Texts by a few of their characters, then compared whole. A Map with the texts as keys would hash every character of
 * every text that the database brings, and reading a page would cost twice as much; comparing takes next to nothing.
 */
class Shelf<Value> {
  private readonly places = new Map<number, { readonly text: string; value: Value }[]>()

  get(text: string): Value | undefined {
    return this.find(text)?.value
  }

  set(text: string, value: Value): void {
    const known = this.find(text)
    if (known) known.value = value
    else this.place(text).push({ text, value })
  }

  private find(text: string): { readonly text: string; value: Value } | undefined {
    const place = this.places.get(placeOf(text))
    if (place === undefined) return undefined
    for (let index = 0; index < place.length; index++) if (place[index]?.text === text) return place[index]
    return undefined
  }

  private place(text: string): { readonly text: string; value: Value }[] {
    const key = placeOf(text)
    const place = this.places.get(key) ?? []
    this.places.set(key, place)
    return place
  }
}

function placeOf(text: string): number {
  const { length } = text
  let place = length
  for (let part = 1; part <= 6; part++) place = (place * 31 + text.charCodeAt(Math.floor((length * part) / 7))) | 0
  return place
}

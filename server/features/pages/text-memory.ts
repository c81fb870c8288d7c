/** What was made of texts, remembered until about twice `budget` characters have passed; the least recently used go first. */
export class TextMemory<Value> {
  private readonly budget: number
  private recent = new Map<string, Value>()
  private older = new Map<string, Value>()
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
      this.recent = new Map()
      this.characters = 0
    }
    this.characters += text.length
    this.recent.set(text, value)
  }
}

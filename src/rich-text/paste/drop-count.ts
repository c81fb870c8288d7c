import type { DroppedKind } from '#schemas/composer/dropped-content.ts'

/** Counts what is left out of a paste. */
export class DropCount {
  readonly counts = new Map<DroppedKind, number>()

  add(kind: DroppedKind, count = 1): void {
    if (count > 0) this.counts.set(kind, (this.counts.get(kind) ?? 0) + count)
  }

  /** Removes elements and counts each. */
  remove(kind: DroppedKind, elements: Iterable<Element>): void {
    for (const element of [...elements]) {
      if (!element.isConnected) continue
      this.add(kind)
      element.remove()
    }
  }
}

import { leadsThrough } from '#engine/document/pointer.ts'

/** One place of a form that can take the focus, or open what hides another. */
export interface FocusTarget {
  readonly pointer: string
  readonly focus: () => void
  /** Opens what the field chooses from: the library of a picture. */
  readonly open?: () => void
  /** Shows the part that holds a pointer: a folded item. */
  readonly reveal?: (pointer: string) => void
}

/** Finds the field of a pointer. */
export interface FocusRegistry {
  readonly register: (target: FocusTarget) => () => void
  /** Gives the focus to the field of a pointer, or to the closest field around it; false when there is none. */
  readonly focusAt: (pointer: string, opens?: boolean) => boolean
}

/** Makes the registry of one form. `flush` renders revealed fields synchronously. */
export function createFocusRegistry(flush: (reveal: () => void) => void): FocusRegistry {
  const targets = new Set<FocusTarget>()
  const around = (pointer: string) =>
    [...targets].filter((target) => leadsThrough(target.pointer, pointer)).sort((one, other) => one.pointer.length - other.pointer.length)
  return {
    register: (target) => {
      targets.add(target)
      return () => targets.delete(target)
    },
    focusAt: (pointer, opens = false) => {
      const opened = new Set<FocusTarget>()
      // Each item that opens can bring more of them.
      for (let next = around(pointer).find(({ reveal }) => reveal); next;) {
        const { reveal } = next
        opened.add(next)
        flush(() => reveal?.(pointer))
        next = around(pointer).find((target) => target.reveal && !opened.has(target))
      }
      const target = around(pointer).at(-1)
      target?.focus()
      if (opens) target?.open?.()
      return target !== undefined
    },
  }
}

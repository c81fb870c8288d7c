import type { Page } from '@playwright/test'

/** The deliberate acts of a person: presses with a mouse or a finger, texts that are typed, key chords. A double press is one gesture. */
export interface CountedActs {
  readonly acts: readonly string[]
  /** Counts from zero again. */
  restart(): void
}

/** Counts the acts of a page and of its frames by the events of the browser, which the test cannot make without acting. */
export async function countActs(page: Page): Promise<CountedActs> {
  const acts: string[] = []
  await page.exposeBinding('tellAct', (_source, kind: string) => {
    if (kind === 'double') acts.pop()
    else if (kind !== 'text' || acts.at(-1) !== 'text') acts.push(kind)
  })
  await page.addInitScript(() => {
    const tell = (kind: string) => void (globalThis as unknown as { tellAct: (kind: string) => void }).tellAct(kind)
    const isField = (target: EventTarget | null) =>
      target instanceof Element && target.closest('input, textarea, [contenteditable=true]') !== null
    // Playwright blocks a press at the window when something has moved over its target, and presses again: the document sees one press.
    document.addEventListener(
      'pointerdown',
      ({ isTrusted, target }) => isTrusted && tell(isField(target) ? 'press in a field' : 'press'),
      true,
    )
    document.addEventListener('dblclick', ({ isTrusted }) => isTrusted && tell('double'), true)
    addEventListener(
      'keydown',
      ({ isTrusted, key, ctrlKey, altKey, metaKey }) => {
        if (!isTrusted || ['Control', 'Shift', 'Alt', 'Meta'].includes(key)) return
        tell(!ctrlKey && !altKey && !metaKey && (key.length === 1 || key === 'Backspace') ? 'text' : `chord ${key}`)
      },
      true,
    )
  })
  return { acts, restart: () => acts.splice(0) }
}

/** The acts as steps of a person on a phone: a field that is pressed and filled is one step. */
export const stepsOf = ({ acts }: CountedActs): readonly string[] =>
  acts.filter((kind, at) => !(kind.startsWith('press') && acts[at + 1] === 'text'))

/** The acts with each field that is pressed and then typed into as one act, « fill ». What a press elsewhere leads to stays an act of its own. */
export const withFills = (acts: readonly string[]): string[] =>
  acts.flatMap((act, index) => {
    if (act === 'press in a field' && acts[index + 1] === 'text') return []
    return act === 'text' && acts[index - 1] === 'press in a field' ? ['fill'] : [act]
  })

import { useEffect } from 'react'
import type { PeopleMark } from '#schemas/composer/messages.ts'
import { useComposerText, type ComposerText } from '#composer/words/use-composer-text.ts'
import type { Thread } from '#composer/notes/thread.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { cutText } from '#schemas/text/cut-text.ts'
import { toneOf } from './tone-of.ts'
import { presentName, type Present } from './present-words.ts'

/** The marks of people and of open notes on the canvas. */
export function peopleMarks(people: readonly Present[], threads: readonly Thread[], text: ComposerText): PeopleMark[] {
  const persons = people.flatMap((present) => {
    const { person, block } = present
    return block === null
      ? []
      : [{ id: block, words: cutText(presentName(present, text), 100), kind: 'person' as const, tone: toneOf(person) }]
  })
  const counts = new Map<string, number>()
  for (const { block, resolvedAt } of threads) if (resolvedAt === null) counts.set(block, (counts.get(block) ?? 0) + 1)
  const notes = [...counts].map(([id, count]) => ({ id, words: text('composer.notes.count', { count }), kind: 'note' as const, tone: 0 }))
  return [...persons, ...notes].slice(0, 200)
}

/** Draws the other people and the open notes on the canvas. */
export function usePeopleMarks(): void {
  const text = useComposerText()
  const { channel, people, threads } = useWorkbench()
  const open = useValue(channel)
  const present = useValue(people)
  const noted = useValue(threads)
  useEffect(() => {
    open?.post({ type: 'marks', marks: peopleMarks(present, noted, text) })
  }, [open, present, noted, text])
}

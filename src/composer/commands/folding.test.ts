import { expect, it } from 'vitest'
import { unfoldSelected } from '#composer/outline/unfold-selected.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { plainCommands } from './commands.ts'

const page = sampleDocument(sampleBlock('a', [sampleBlock('a1', [sampleBlock('deep')])]), sampleBlock('b', [sampleBlock('b1')]))

function run(name: 'fold' | 'unfold' | 'foldAll' | 'unfoldAll', selected: readonly string[], folded: readonly string[]) {
  const { runner, selection, folds, announced } = runnerOn(page, selected)
  folds.set(new Set(folded))
  runner.run(plainCommands[name], undefined)
  return { folded: [...folds.get()], selected: selection.ids, announced }
}

const outcome = (folded: readonly string[], selected: readonly string[], sentence: string) => ({ folded, selected, announced: [sentence] })

it.each([
  ['fold', ['a1'], [], outcome(['a1'], ['a1'], 'L’essai est replié dans le plan.')],
  ['fold', ['a', 'b', 'b1'], [], outcome(['a', 'b'], ['a', 'b'], '2 éléments sont repliés dans le plan.')],
  ['fold', ['deep'], [], outcome([], ['deep'], 'Il n’y a rien à replier ici.')],
  ['unfold', ['a'], ['a', 'b'], outcome(['b'], ['a'], 'L’essai est déplié dans le plan.')],
  ['unfold', ['a1'], ['b'], outcome(['b'], ['a1'], 'Il n’y a rien à déplier ici.')],
  ['foldAll', ['deep', 'b1'], ['b'], outcome(['b', 'a', 'a1'], ['a', 'b'], 'Tout le plan est replié.')],
  ['foldAll', [], ['a', 'a1', 'b'], outcome(['a', 'a1', 'b'], [], 'Il n’y a rien à replier ici.')],
  ['unfoldAll', ['b'], ['a1', 'b'], outcome([], ['b'], 'Tout le plan est déplié.')],
  ['unfoldAll', [], ['gone'], outcome(['gone'], [], 'Il n’y a rien à déplier ici.')],
] as const)('%s with %j selected and %j folded gives %j', (name, selected, folded, after) => {
  expect(run(name, selected, folded)).toEqual(after)
})

it('leaves the document and its history as they are', () => {
  const { runner, store } = runnerOn(page, ['a'])
  runner.run(plainCommands.fold, undefined)
  expect([store.document, store.undoLabels().undo]).toEqual([page, null])
})

it('unfolds what is around an element that is selected, or goes into a folded one', () => {
  const setup = runnerOn(page)
  const end = unfoldSelected(setup)
  const folded = () => [...setup.folds.get()]
  setup.folds.set(new Set(['a', 'a1', 'b']))
  setup.selection.select(['deep'])
  expect(folded()).toEqual(['b'])
  setup.folds.set(new Set(['a', 'b']))
  setup.selection.select(['b'])
  setup.store.act({ operations: [{ op: 'move', id: 'b', to: { in: { parent: 'a', slot: 'content' }, after: null, before: null } }] })
  expect(folded()).toEqual(['b'])
  end()
  setup.folds.set(new Set(['a']))
  setup.selection.select(['deep'])
  expect(folded()).toEqual(['a'])
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { diffForms } from '#domain/resources/diff-forms.ts'
import { mergeForms, readPath } from '#domain/resources/merge-forms.ts'

const value = fc.constantFrom('a', 'b', 'c', null)
const words = fc.record({ title: value, summary: value })
const form = fc.record({
  texts: fc.dictionary(fc.constantFrom('fr_FR', 'en_GB'), words),
  link: value,
  tags: fc.array(value, { maxLength: 2 }),
})

it('loses no change of either side: each stands in the merged form or is named as a conflict', () => {
  fc.assert(
    fc.property(form, form, form, (base, mine, theirs) => {
      const merged = mergeForms(base, mine, theirs)
      const isNamed = (path: string) =>
        merged.conflicts.some((each) => path === each || path.startsWith(`${each}.`) || each.startsWith(`${path}.`))
      for (const [side, changed] of [
        [mine, diffForms(base, mine)],
        [theirs, diffForms(base, theirs)],
      ] as const)
        for (const path of changed)
          expect(isNamed(path) || diffForms(readPath(merged.form, path), readPath(side, path)).length === 0).toBe(true)
    }),
  )
})

it('is mine where the other changed nothing, and theirs where I changed nothing', () => {
  fc.assert(
    fc.property(form, form, (base, changed) => {
      expect(mergeForms(base, changed, base)).toEqual({ form: changed, conflicts: [] })
      expect(diffForms(mergeForms(base, base, changed).form, changed)).toEqual([])
    }),
  )
})

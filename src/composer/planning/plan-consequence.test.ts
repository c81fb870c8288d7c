import { expect, it } from 'vitest'
import { planConsequence } from './plan-consequence.ts'

it('says of a page that visitors do not see that it comes and goes with the plan', () => {
  const unseen = { isShell: false, isSeen: false }
  expect(planConsequence({ ...unseen, hasEnd: true })).toEqual(['composer.plan.unseen', 'composer.plan.unseen.with-end'])
  expect(planConsequence({ ...unseen, hasEnd: false })).toEqual(['composer.plan.unseen', 'composer.plan.unseen.without-end'])
})

it('says of a page that is online, and of a header, that the ordinary version comes back', () => {
  expect(planConsequence({ isShell: false, isSeen: true, hasEnd: true })).toEqual(['composer.plan.never-away', 'composer.plan.with-end'])
  expect(planConsequence({ isShell: true, isSeen: true, hasEnd: false })).toEqual([
    'composer.plan.never-away.shell',
    'composer.plan.without-end',
  ])
})

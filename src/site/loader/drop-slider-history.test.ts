// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { turns } from '#tests/support/turns.ts'
import { leaveSliderEntry } from './drop-slider-history.ts'

beforeEach(() => history.pushState({ idx: 4, key: 'a' }, '', '/albums/nos-bureaux'))

describe('leaveSliderEntry', () => {
  it('leaves the history entry of a slider that a reloaded page does not show', async () => {
    history.pushState({ idx: 4, key: 'a', slider: true }, '')
    leaveSliderEntry()
    await turns()
    expect([history.state, location.pathname]).toEqual([{ idx: 4, key: 'a' }, '/albums/nos-bureaux'])
  })

  it.each([[{ idx: 4, key: 'a' }], [null], ['slider']])('leaves the entry of a page with %j unchanged', async (state) => {
    history.pushState(state, '', '/albums/la-cave')
    leaveSliderEntry()
    await turns()
    expect([history.state, location.pathname]).toEqual([state, '/albums/la-cave'])
  })
})

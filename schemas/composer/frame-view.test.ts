import { describe, expect, it } from 'vitest'
import { frameAddress, frameQuerySchema, USUAL_VIEW, type FrameMode, type FrameView } from './frame-view.ts'

const date = '2026-12-24T09:00:00.000Z'
const queryOf = (address: string) => Object.fromEntries(new URL(address, 'https://example.org').searchParams)

describe('frameAddress', () => {
  it.each<[FrameView, FrameMode, object]>([
    [USUAL_VIEW, 'compose', { ...USUAL_VIEW }],
    [{ audience: 'members', date }, 'compose', { audience: 'members', date }],
    [{ audience: 'admins', date: null }, 'try', { vue: 'essai', audience: 'admins', date: null }],
    [USUAL_VIEW, 'live', { vue: 'en-ligne', ...USUAL_VIEW }],
  ])('writes the view %o in the mode %s, which the query schema reads again', (view, mode, read) => {
    expect(frameQuerySchema.parse(queryOf(frameAddress('/preview/t/page', view, mode)))).toEqual(read)
  })

  it('leaves the address of the usual view as it is', () => {
    expect(frameAddress('/preview/t/page', USUAL_VIEW, 'compose')).toBe('/preview/t/page')
  })
})

describe('frameQuerySchema', () => {
  it.each([
    { audience: 'all' },
    { audience: ['members', 'admins'] },
    { date: 'demain' },
    { date: '2026-12-24' },
    { date: '2026-12-24T09:00:00+01:00' },
    { date: '1970-01-01T00:00:00Z' },
    { date: '2026-02-30T00:00:00Z' },
    { vue: 'membre' },
    { public: 'members' },
  ])('refuses %o', (query) => {
    expect(frameQuerySchema.safeParse(query).success).toBe(false)
  })
})

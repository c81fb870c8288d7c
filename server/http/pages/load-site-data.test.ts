import { afterEach, expect, it, vi } from 'vitest'
import { siteInfo } from '#schemas/api/sites/site-calls.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { cachedCall } from './cached-calls.ts'
import { loadStart } from './load-site-data.ts'

vi.mock('./cached-calls.ts', () => ({ cachedCall: vi.fn() }))

const asked = vi.mocked(cachedCall)
const info = siteInfo.example.data as Awaited<ReturnType<typeof loadStart>>['start']['site']
const site = {
  id: 37,
  name: 'La Craie',
  url: 'http://localhost:3000',
  defaultLocale: 'fr_FR',
  languages: [info.defaultLang],
} as unknown as Site
const infoForNow = vi.fn()
const context = { features: { sites: { infoForNow } }, scope: { site, locale: 'fr_FR' } } as unknown as CallContext

/** Answers every call but those that are named, which fail. */
function answerAllBut(...failing: string[]): void {
  asked.mockImplementation((_context, call) => {
    if (failing.includes(call)) return Promise.reject(new Error(`no ${call}`))
    return Promise.resolve((call === 'site.info' ? info : []) as never)
  })
}

const start = async () => {
  const failed: string[] = []
  return { failed, loaded: await loadStart(context, (call) => failed.push(call)) }
}

afterEach(() => asked.mockReset())

it('requests settings, site, session, profile, product files and 100 partner logos at once', async () => {
  let answer = () => undefined as void
  const held = new Promise<never>((resolve) => (answer = () => resolve([] as never)))
  asked.mockReturnValue(held)
  const loading = start()
  expect(asked.mock.calls.map(([, call, params = {}]) => [call, params])).toEqual([
    ['site.info', {}],
    ['parameter.list', {}],
    ['user.logged', {}],
    ['user.me', {}],
    ['component.conf', { slug: 'PRODUCT_FILE_GENERATOR' }],
    ['element.list', { route: 'logo-footer', page: 1, nbItem: 100 }],
  ])
  answer()
  expect((await loading).loaded.isWhole).toBe(true)
})

it.each(['parameter.list', 'user.logged', 'user.me', 'component.conf', 'element.list'])(
  'goes on without %s, and reports it',
  async (call) => {
    answerAllBut(call)
    const { failed, loaded } = await start()
    expect(failed).toEqual([call])
    expect(loaded).toEqual({ start: { site: info, parameters: [] }, isWhole: false })
  },
)

it('shows what it knows of the site by itself when nothing answers', async () => {
  asked.mockImplementation((_context, call) => Promise.reject(new Error(`no ${call}`)))
  infoForNow.mockRejectedValue(new Error('no site'))
  const { failed, loaded } = await start()
  expect(failed).toHaveLength(6)
  expect(loaded.start).toMatchObject({ site: { id: 37, name: 'La Craie', logos: [], menu: [], banner: { height: 200 } }, parameters: [] })
})

it('shows the site without caching when the closed pages are unknown', async () => {
  answerAllBut('site.info')
  infoForNow.mockResolvedValue(info)
  const { failed, loaded } = await start()
  expect(failed).toEqual(['site.info'])
  expect(loaded).toEqual({ start: { site: info, parameters: [] }, isWhole: false })
})

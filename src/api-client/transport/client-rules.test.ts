import { describe, expect, it, vi } from 'vitest'
import { createApi } from '#api-client/create-api.ts'
import { attempt } from './try-call.ts'
import { CallError, RequestError } from './errors.ts'
import { pickByKey } from './pick-payload.ts'
import type { ClientOptions } from './transport.ts'

const base = 'https://www.greffe-plume.example/api'

function answer(body: unknown, status = 200): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
}

function success(data: unknown): Response {
  return answer({ success: true, data, message: null })
}

function refusal(message: string, data: unknown, status: number): Response {
  return answer({ success: false, data, message }, status)
}

function clientOf(response: Response | Error, options: Partial<ClientOptions> = {}) {
  const fetched = vi.fn<typeof fetch>(() => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)))
  const api = createApi({ base, fetch: fetched, ...options })
  const sent = () => {
    const [address, init = {}] = fetched.mock.calls[0] ?? []
    return { address, init, headers: new Headers(init.headers) }
  }
  return { api, sent }
}

describe('what goes with a request', () => {
  it('sends and asks for JSON', async () => {
    const { api, sent } = clientOf(success(null))
    await api.site.countVisit('/blog')
    expect(sent().init).toMatchObject({ method: 'POST', body: '{"path":"/blog"}' })
    expect(sent().headers.get('content-type')).toBe('application/json')
    expect(sent().headers.get('accept')).toBe('application/json')
  })

  it('sends credentials, token, language and site to its own base only', async () => {
    const options = { token: () => '5vJ', locale: () => 'fr_FR', siteId: 37 }
    const own = clientOf(success([]), options)
    await own.api.request({ address: '/parameter' })
    expect(own.sent().init.credentials).toBe('include')
    for (const address of ['https://elsewhere.example/api/parameter', 'https://www.greffe-plume.example/apis', '//elsewhere.example/api']) {
      const other = clientOf(success([]), options)
      await other.api.request({ address })
      expect(other.sent().address).toBe(address)
      expect(other.sent().init.credentials).toBe('omit')
      expect([...other.sent().headers.keys()]).toEqual(['accept'])
    }
  })

  it('sends the token it holds as the Authorization header', async () => {
    const { api, sent } = clientOf(success(null), { token: () => '5vJ' })
    await api.user.me()
    expect(sent().headers.get('authorization')).toBe('5vJ')
  })

  it('sends no Authorization header when it holds no token', async () => {
    const { api, sent } = clientOf(success(null), { token: () => null })
    await api.user.me()
    expect(sent().headers.has('authorization')).toBe(false)
  })

  it('sends the current locale as userLang', async () => {
    let locale = 'fr_FR'
    const { api, sent } = clientOf(success(false), { locale: () => locale })
    locale = 'en_GB'
    await api.user.logged()
    expect(sent().headers.get('userLang')).toBe('en_GB')
  })

  it('sends the site id as x-site-id', async () => {
    const { api, sent } = clientOf(success(false), { siteId: 37 })
    await api.user.logged()
    expect(sent().headers.get('x-site-id')).toBe('37')
  })

  it('shows every request to the one who counts them', async () => {
    const watch = vi.fn<(request: Promise<unknown>) => void>()
    const { api } = clientOf(success(false), { watch })
    await api.user.logged()
    expect(watch).toHaveBeenCalledOnce()
  })

  it('asks for the articles of a blog by twelve, of a folder when it is named', async () => {
    const { api, sent } = clientOf(success({ blogs: [], total: 0 }))
    await api.blog.list({ orderBy: { value: 'publishedAt:desc' }, title: { type: 'LIKE', value: 'eurl' } }, 7)
    expect(sent().address).toBe(`${base}/blog/folder/list/7?nbItem=12&page=1&orderBy=publishedAt%3Adesc&title=lk%3Aeurl`)
  })

  it('gives up a call whose signal is aborted', async () => {
    const controller = new AbortController()
    const { api, sent } = clientOf(success({}))
    await api.page.get('contact', controller.signal)
    expect(sent().init.signal).toBe(controller.signal)
  })
})

describe('what a call rejects with', () => {
  it('is the server’s message when the answer says success: false', async () => {
    const { api } = clientOf(refusal('Ce contenu n’existe pas.', { code: 'NOT_FOUND' }, 200))
    await expect(api.blog.get(81)).rejects.toThrow(/^Ce contenu n’existe pas\.$/)
  })

  it('is the server’s message when the call failed', async () => {
    const { api } = clientOf(refusal('Filtre impossible ici.', { code: 'BAD_FILTER', field: 'foo' }, 400))
    const error = await api.blog.list({ search: { value: 'x' } }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({
      message: 'Filtre impossible ici.',
      code: 'BAD_FILTER',
      data: { field: 'foo' },
      response: { status: 400 },
    })
  })

  it('is the raw error when no answer came', async () => {
    const cause = new TypeError('Failed to fetch')
    const { api } = clientOf(cause)
    for (const call of [() => api.service.list(), () => api.service.get(6), () => api.blog.get(81)]) {
      const error = await call().catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(RequestError)
      expect(error).toMatchObject({ message: 'Failed to fetch', cause })
      expect((error as RequestError).response).toBeUndefined()
    }
  })

  it('is the raw error when what came is not the envelope', async () => {
    const { api } = clientOf(answer('<h1>Bad gateway</h1>', 502))
    await expect(api.service.list()).rejects.toMatchObject({
      name: 'RequestError',
      response: { status: 502, body: '<h1>Bad gateway</h1>' },
    })
  })

  it('is the whole error for the technical file', async () => {
    const { api, sent } = clientOf(refusal('Ce contenu n’existe pas.', { code: 'NOT_FOUND' }, 404))
    const error = await api.product.generateFile(30, 107).catch((reason: unknown) => reason)
    expect(sent().address).toBe(`${base}/product/generate/file/30/107`)
    expect(error).toBeInstanceOf(RequestError)
    expect(error).toMatchObject({ response: { status: 404, body: { success: false, message: 'Ce contenu n’existe pas.' } } })
  })

  it('is the whole body for a form, where each field finds its error', async () => {
    const body = {
      success: false,
      data: { code: 'VALIDATION_FAILED', errors: [{ field: 'email', code: 'EMAIL', message: 'Saisissez une adresse complète.' }] },
      message: 'Vérifiez les champs signalés.',
    }
    const { api, sent } = clientOf(answer(body, 422))
    await expect(api.forms.submit(3, { email: 'camille' })).rejects.toEqual(body)
    expect(sent().address).toBe(`${base}/forms/3/submit`)
    expect(sent().init.body).toBeInstanceOf(FormData)
    expect(sent().headers.has('content-type')).toBe(false)
  })

  it('is the raw error for a form when no answer came', async () => {
    const { api } = clientOf(new TypeError('Failed to fetch'))
    await expect(api.forms.submit(3, {})).rejects.toMatchObject({ name: 'RequestError', message: 'Failed to fetch' })
  })
})

describe('attempt', () => {
  it('gives the value of a call that succeeds', async () => {
    const { api } = clientOf(success(false))
    await expect(attempt(() => api.user.logged())).resolves.toBe(false)
  })

  it('gives the error’s response when there is one', async () => {
    const { api } = clientOf(refusal('Non.', { code: 'FORBIDDEN' }, 403))
    await expect(attempt(() => api.blog.get(1))).resolves.toMatchObject({ status: 403, body: { success: false, message: 'Non.' } })
    const raw = clientOf(refusal('Non.', { code: 'FORBIDDEN' }, 403))
    await expect(attempt(() => raw.api.product.generateFile(1))).resolves.toMatchObject({ status: 403 })
  })

  it('gives the error itself when there is no response, and never throws', async () => {
    const { api } = clientOf(new TypeError('Failed to fetch'))
    await expect(attempt(() => api.blog.get(1))).resolves.toMatchObject({ name: 'RequestError', message: 'Failed to fetch' })
    const thrown = new Error('before any request')
    await expect(
      attempt(() => {
        throw thrown
      }),
    ).resolves.toBe(thrown)
    const aborted = AbortSignal.abort('only a text')
    await expect(attempt(async () => aborted.throwIfAborted())).resolves.toMatchObject({ message: 'only a text' })
  })
})

describe('the key mapping', () => {
  it('takes a route’s list and its element out of the data', () => {
    const log = vi.fn()
    expect(pickByKey('keyList', 'blog', { blogs: [1], total: 1 }, log)).toEqual([1])
    expect(pickByKey('keyElem', 'blog', { id: 81 }, log)).toEqual({ id: 81 })
    expect(log).not.toHaveBeenCalled()
  })

  it.each([
    ['keyList', 'unknown', { blogs: [] }],
    ['keyElem', 'unknown', {}],
    ['keyList', 'blog', { items: [] }],
    ['keyList', '__proto__', {}],
    ['keyList', 'blog', null],
  ] as const)('logs an unknown key and gives null: %s of %s', (key, route, data) => {
    const log = vi.fn()
    expect(pickByKey(key, route, data, log)).toBeNull()
    expect(log).toHaveBeenCalledExactlyOnceWith(`unknown key: ${key} of "${route}"`)
  })
})

import cookie from '@fastify/cookie'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { audienceOf, visitor, type Caller } from '#server/platform/scope/caller.ts'
import { growthOf } from '#tests/support/time-ratio.ts'
import { sessionCookies } from './session-cookies.ts'

const parser = fastify()
await parser.register(cookie)

interface Asked {
  readonly host?: string
  readonly protocol?: string
  readonly cookieDomain?: string | null
  readonly draft?: string
  /** The cookies that the browser sends. */
  readonly cookie?: string
  /** The domain of the cookies of another site. */
  readonly foreignDomain?: string
}

type Cookie = readonly [act: string, name: string, value: string, options: unknown]

function cookiesOn({ host, protocol = 'https', cookieDomain = null, draft, cookie: sent, foreignDomain }: Asked) {
  const made: Cookie[] = []
  const headers: [string, string][] = []
  const site = { id: 37, cookieDomain }
  const all = () => [site, { id: 38, storedCookieDomain: foreignDomain ?? null }]
  const server = { features: { directory: { all } }, parseCookie: (header: string) => parser.parseCookie(header) }
  const request = { site, server, headers: { host, cookie: sent }, cookies: { draft }, protocol } as unknown as FastifyRequest
  const reply = {
    setCookie: (name: string, value: string, options: unknown) => made.push(['set', name, value, options]),
    clearCookie: (name: string, options: unknown) => made.push(['clear', name, '', options]),
    header: (name: string, value: string) => headers.push([name, value]),
  } as unknown as FastifyReply
  return { cookies: sessionCookies(request, reply), made, headers }
}

const place = { path: '/', secure: true, sameSite: 'lax' }

describe('the cookies of a session', () => {
  it('last a day, and no script reads the token', () => {
    const { cookies, made } = cookiesOn({ host: 'www.own.example' })
    cookies.set('abc')
    expect(made).toEqual([
      ['set', 'token', 'abc', { ...place, httpOnly: true, maxAge: 86_400 }],
      ['set', 'idSite', '37', { ...place, maxAge: 86_400 }],
    ])
  })

  it('are cleared where they were set', () => {
    const { cookies, made } = cookiesOn({ host: 'www.own.example:8080', cookieDomain: 'own.example', protocol: 'http' })
    cookies.clear()
    const there = { ...place, secure: false, domain: 'own.example' }
    expect(made).toEqual([
      ['clear', 'token', '', { ...there, httpOnly: true }],
      ['clear', 'idSite', '', there],
    ])
  })

  it.each<[string, Asked, (string | undefined)[]]>([
    ['no cookie was sent', { host: 'www.own.example', cookieDomain: 'own.example' }, ['own.example']],
    [
      'they were of the host alone',
      { host: 'www.own.example', cookieDomain: 'own.example', cookie: 'token=a' },
      [undefined, 'www.own.example', 'own.example'],
    ],
    ['they were of a domain', { host: 'www.own.example', cookie: 'x=1; token="a"' }, ['www.own.example', 'own.example', undefined]],
    [
      'the domain is another site’s',
      { host: 'www.own.example', cookie: 'token=a', foreignDomain: 'own.example' },
      ['www.own.example', undefined],
    ],
    ['the host has no domain above it', { host: 'localhost', cookie: 'token=a' }, [undefined]],
    ['the host is a number', { host: '127.0.0.1:3000', cookie: 'token=a' }, [undefined]],
    ['the host is a long number', { host: '[::1]:3000', cookie: 'token=a' }, [undefined]],
  ])('are cleared wherever they may still lie, their own place last: %s', (_what, asked, domains) => {
    const at = (act: 'set' | 'clear') => {
      const { cookies, made } = cookiesOn(asked)
      if (act === 'set') cookies.set('abc')
      else cookies.clear()
      return made.map(([done, name, , options]) => [done, name, (options as { domain?: string }).domain])
    }
    const cleared = domains.flatMap((domain) => ['token', 'idSite'].map((name) => ['clear', name, domain]))
    expect(at('clear')).toEqual(cleared)
    expect(at('set')).toEqual(cleared.map(([act, name, domain], index) => [index < cleared.length - 2 ? act : 'set', name, domain]))
  })

  it('take with them what was typed, when their owner leaves', () => {
    const clearedWith = (asked: Asked): string[] => {
      const { cookies, made } = cookiesOn(asked)
      cookies.leave()
      return made.map(([act, name]) => `${act} ${name}`)
    }
    expect(clearedWith({ draft: 'v1.sealed' })).toEqual(['clear token', 'clear idSite', 'clear draft'])
    expect(clearedWith({})).toEqual(['clear token', 'clear idSite'])
    // It may lie where an earlier setting put it.
    const onDomain = { host: 'www.own.example', cookieDomain: 'own.example', draft: 'v1.sealed' }
    expect(clearedWith(onDomain)).toEqual(['clear token', 'clear idSite', 'clear draft', 'clear draft'])
  })

  it('clear the browser’s data at a sign-out, and not at the end of a session', () => {
    const { cookies, headers } = cookiesOn({})
    cookies.clear()
    expect(headers).toEqual([])
    cookies.leave()
    expect(headers).toEqual([['clear-site-data', '"storage"']])
  })

  it.each([
    ['own.example', 'own.example', true],
    ['www.own.example', 'own.example', true],
    ['a.b.own.example', 'own.example', true],
    ['notown.example', 'own.example', false],
    ['own.example.evil.example', 'own.example', false],
    ['evil.example', 'own.example', false],
    ['www.own.example', null, false],
    [undefined, 'own.example', false],
  ])('on %s, of a site whose domain is %s: on the whole domain %s', (host, cookieDomain, isShared) => {
    const { cookies, made } = cookiesOn({ ...(host !== undefined && { host }), cookieDomain })
    cookies.set('abc')
    for (const [, , , options] of made) expect((options as { domain?: string }).domain).toBe(isShared ? cookieDomain : undefined)
  })
})

describe('the session tokens of a request', () => {
  const tokensOf = (sent: string) => cookiesOn({ host: 'www.own.example', cookie: sent }).cookies.carried

  it.each([
    ['token=a', ['a']],
    ['x=1; token=a; token=b', ['a', 'b']],
    ['token="a"', ['a']],
    [' token = a ', ['a']],
    ['token=', ['']],
    ['Token=a; mytoken=b; token', []],
  ])('are read from %j', (sent, tokens) => {
    expect(tokensOf(sent)).toEqual(tokens)
  })

  it.each<readonly [string, (size: number) => string]>([
    ['blanks before a stray quotation mark', (size) => `token=${' '.repeat(size)}"x`],
    ['blanks before the name', (size) => `${' '.repeat(size)}x`],
    ['quotation marks', (size) => `token=${'"'.repeat(size)} x`],
    ['separators', (size) => ';'.repeat(size)],
    ['equals signs', (size) => '='.repeat(size)],
    ['many tokens', (size) => 'token=a;'.repeat(size / 8)],
  ])('are read in linear time: %s', async (_what, header) => {
    expect(await growthOf((size) => tokensOf(header(size)), 64_000)).toBe('linear')
  })
})

describe('what a caller is shown', () => {
  const member = (role: 'MEMBER' | 'ADMIN' | 'SUPER_ADMIN'): Caller => ({
    kind: 'member',
    siteId: 37,
    userId: 1,
    role,
    sessionId: 1,
    provedAt: new Date(),
  })

  it('is what is for visitors, members or administrators', () => {
    expect([visitor, member('MEMBER'), member('ADMIN'), member('SUPER_ADMIN')].map(audienceOf)).toEqual([
      'visitors',
      'members',
      'admins',
      'admins',
    ])
  })
})

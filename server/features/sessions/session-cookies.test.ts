import type { FastifyReply, FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { audienceOf, visitor, type Caller } from './caller.ts'
import { sessionCookies } from './session-cookies.ts'

interface Asked {
  readonly host?: string
  readonly protocol?: string
  readonly cookieDomain?: string | null
  readonly draft?: string
}

type Cookie = readonly [act: string, name: string, value: string, options: unknown]

function cookiesOn({ host, protocol = 'https', cookieDomain = null, draft }: Asked) {
  const made: Cookie[] = []
  const request = { site: { id: 37, cookieDomain }, headers: { host }, cookies: { draft }, protocol } as unknown as FastifyRequest
  const reply = {
    setCookie: (name: string, value: string, options: unknown) => made.push(['set', name, value, options]),
    clearCookie: (name: string, options: unknown) => made.push(['clear', name, '', options]),
  } as unknown as FastifyReply
  return { cookies: sessionCookies(request, reply), made }
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

  it('take with them what was typed, when their owner leaves', () => {
    const clearedWith = (asked: Asked): string[] => {
      const { cookies, made } = cookiesOn(asked)
      cookies.leave()
      return made.map(([act, name]) => `${act} ${name}`)
    }
    expect(clearedWith({ draft: 'v1.sealed' })).toEqual(['clear token', 'clear idSite', 'clear draft'])
    expect(clearedWith({})).toEqual(['clear token', 'clear idSite'])
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

describe('what a caller is shown', () => {
  const member = (role: 'MEMBER' | 'ADMIN' | 'SUPER_ADMIN'): Caller => ({
    kind: 'member',
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

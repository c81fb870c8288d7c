import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'
import { loggablePath } from './request-log.ts'

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = []
  write(createLog({ LOG_LEVEL: 'info' }, { write: (text: string) => void lines.push(text) }))
  return lines
}

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  let line = ''
  write(createLog({ LOG_LEVEL: 'info' }, { write: (text: string) => void (line += text) }))
  return JSON.parse(line) as Record<string, unknown>
}

describe('the log', () => {
  it('is one line of JSON with a level and a time', () => {
    const line = logged((log) => log.info({ port: 3000 }, 'listening'))
    expect(line).toMatchObject({ level: 'info', msg: 'listening', port: 3000 })
    expect(line['time']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  it.each([
    'a\nb',
    'a\r\n{"level":"fatal","msg":"forged"}',
    '"}\n{"level":"info"',
    '\u001b[2J\u001b[31mred',
    'a\u2028b\u2029c',
    '\u0000',
    '\ud800',
    '%s %o %j',
  ])('is one line of JSON for any text of a visitor: %j', (text) => {
    const lines = linesOf((log) => {
      log.info({ path: text, agent: text }, text)
      log.error({ err: new Error(text) }, text)
    })
    expect(lines).toHaveLength(2)
    for (const line of lines) {
      expect(line).toMatch(/^\{\P{Cc}*\}\n$/u)
      expect(JSON.parse(line)).toMatchObject({ level: expect.stringMatching(/^(?:info|error)$/) as string })
    }
  })

  it('keeps of an error what tells where it happened, not what a person had typed', () => {
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(camille@example.org) already exists.' })
    const line = logged((log) => log.error({ err: error }, 'failed'))
    expect(line['err']).toMatchObject({ type: 'Error', message: 'duplicate key', code: '23505' })
    expect(JSON.stringify(line)).not.toContain('camille@example.org')
  })

  it('describes errors that are causes of each other, and one that throws when it is read', () => {
    const one = new Error('one')
    const other = new Error('other', { cause: one })
    one.cause = other
    expect(logged((log) => log.error({ err: one }, 'failed'))['err']).toMatchObject({ message: 'one', cause: { message: 'other' } })
    const hostile = Object.defineProperty(new Error('x'), 'message', {
      get: () => {
        throw new Error('planted')
      },
    })
    expect(logged((log) => log.error({ err: hostile }, 'failed'))).toMatchObject({ msg: 'failed', err: { type: 'Error' } })
  })

  it('hides passwords, tokens and cookies', () => {
    const facts = { password: 'canary-1', user: { token: 'canary-2' }, headers: { authorization: 'canary-3', cookie: 'canary-4' } }
    expect(JSON.stringify(logged((log) => log.info(facts, 'x')))).not.toContain('canary')
  })

  it('keeps neither the query of an address nor a token in it', () => {
    expect(loggablePath('/blog?search=jean+dupont')).toBe('/blog')
    expect(loggablePath('/password/reset/s3cret')).toBe('/password/reset/…')
    expect(loggablePath('/api/password/reset/s3cret')).toBe('/api/password/reset/…')
    expect(loggablePath('/en/password/reset/s3cret')).toBe('/en/password/reset/…')
    expect(loggablePath('/password%2Freset%2Fs3cret?x')).toBe('/password/reset/…')
    expect(loggablePath('/preview/s3cret/home')).toBe('/preview/…/home')
  })
})

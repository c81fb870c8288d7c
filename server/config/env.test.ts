import { describe, expect, it } from 'vitest'
import { readEnvironment } from './env.ts'
import { StartError } from './start-error.ts'

describe('the settings', () => {
  it('have a default each, and serve this machine alone', () => {
    const env = readEnvironment({})
    expect(env).toMatchObject({ NODE_ENV: 'production', PORT: 3000, HOST: '127.0.0.1', RATE_LIMIT_FACTOR: 1, LOG_LEVEL: 'info' })
    expect(env.DATA_DIR).toMatch(/\/data$/)
    expect(env.DATABASE_URL).toBeUndefined()
  })

  it('make the default site’s address of the port when it is not given', () => {
    expect(readEnvironment({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080')
    expect(readEnvironment({ PUBLIC_URL: 'https://greffe-plume.example/' }).PUBLIC_URL).toBe('https://greffe-plume.example')
  })

  it('that are empty count as absent', () => {
    expect(readEnvironment({ DATABASE_URL: '', PORT: '', METRICS_TOKEN: '' })).toEqual(readEnvironment({}))
  })

  it('read the proxies that are believed', () => {
    expect(readEnvironment({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,loopback' }).TRUST_PROXY).toEqual(['127.0.0.1', '10.0.0.0/8', 'loopback'])
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['PORT', '0x50'],
    ['RATE_LIMIT_FACTOR', ' '],
    ['HOST', ' '],
    ['DATA_DIR', ' '],
    ['PUBLIC_URL', 'http://a.example/b?c'],
    ['PUBLIC_URL', 'http://a.example/#c'],
    ['PUBLIC_URL', 'http://user:secret@a.example'],
    ['NODE_ENV', 'prod'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PUBLIC_URL', 'localhost:3000'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'short'],
    ['SMTP_URL', 'http://localhost'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['DEADLINE_FACTOR', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'x'],
    ['SECRET_KEY', 'x'.repeat(31)],
    ['STRIPE_PUBLIC_KEY', 'sk_live_secret'],
    ['STRIPE_API_BASE', 'localhost:12111'],
  ])('end the start when %s is %s, with its name and never its value', (name, value) => {
    const refused = (() => {
      try {
        readEnvironment({ [name]: value })
      } catch (error) {
        return error
      }
    })()
    expect(refused).toBeInstanceOf(StartError)
    expect(refused).toMatchObject({ reason: 'badEnvironment', exitCode: 10 })
    expect(String(refused)).toContain(`  ${name} : `)
    if (value.length > 3) expect(String(refused)).not.toContain(`"${value}"`)
  })

  it('says in French what is expected, once for each', () => {
    expect(() => readEnvironment({ PORT: 'abc' })).toThrow(/ {2}PORT.: un nombre entier de 0 à 65535 est attendu\.\n/)
    expect(() => readEnvironment({ PORT: '-0.5' })).toThrow(
      /rien n’a démarré.:\n {2}PORT[^\n]*\nA setting was refused[^\n]*: correct PORT\.$/,
    )
  })

  it('of Stripe come together or not at all', () => {
    const all = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLIC_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(readEnvironment(all)).toMatchObject(all)
    const refused = () => readEnvironment({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLIC_KEY: 'pk_test_1' })
    expect(refused).toThrow(/ {2}STRIPE_WEBHOOK_SECRET.: va avec STRIPE_SECRET_KEY[\s\S]*set STRIPE_WEBHOOK_SECRET, or none/)
    expect(refused).not.toThrow(/sk_test/)
  })

  it('names every bad one at once', () => {
    expect(() => readEnvironment({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
  })
})

import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { allowsForms, contentSecurityPolicy, csp, type PolicyName } from './csp.ts'

function directives(policy: string): Record<string, string[]> {
  const lines = policy.split('; ').map((line) => line.split(' '))
  return Object.fromEntries(lines.map(([name = '', ...sources]) => [name, sources]))
}

describe('the content security policies', () => {
  it('let a public page run its own files and nothing else', () => {
    expect(directives(contentSecurityPolicy('public'))).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'media-src': ["'self'"],
      'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    })
  })

  it.each(['public', 'services', 'checkout', 'admin', 'preview'] as PolicyName[])('never allow inline or evaluated script: %s', (name) => {
    const policy = directives(
      contentSecurityPolicy(name, { services: ['https://stats.example'], payment: ['https://pay.example'], nonce: 'n0' }),
    )
    expect(policy['script-src']).not.toContain("'unsafe-inline'")
    expect(policy['script-src']).not.toContain("'unsafe-eval'")
    expect(policy['object-src']).toEqual(["'none'"])
    expect(policy['base-uri']).toEqual(["'none'"])
  })

  it('add the hosts of configured services where services need them, and nowhere else', () => {
    const policy = directives(contentSecurityPolicy('services', { services: ['https://stats.example'] }))
    for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src']) expect(policy[name]).toContain('https://stats.example')
    for (const name of ['default-src', 'style-src', 'form-action']) expect(policy[name]).not.toContain('https://stats.example')
  })

  it.each(['https://*', 'https://*.com', 'https://$', 'https://*.github.io', '*', 'https:', 'https://a.example;x'])(
    'leave out the source %s in every directive of every policy',
    (source) => {
      const [images, frames, services, payment] = Array.from({ length: 4 }, () => [source])
      const names = ['public', 'services', 'checkout', 'admin', 'preview', 'shared', 'item', 'sheet'] as const
      for (const name of names) {
        const sources = Object.values(directives(contentSecurityPolicy(name, { images, frames, services, payment }))).flat()
        expect(sources).not.toContain(source)
      }
    },
  )

  it('let a stylesheet load nothing and be framed by no site', () => {
    const outside = { images: ['https://pictures.example'], services: ['https://stats.example'] }
    expect(contentSecurityPolicy('sheet', outside)).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  it('let only the preview be framed, and only by the site itself', () => {
    const preview = directives(contentSecurityPolicy('preview', { services: ['https://stats.example'], payment: ['https://pay.example'] }))
    expect(preview['frame-ancestors']).toEqual(["'self'"])
    expect(preview['form-action']).toEqual(["'none'"])
    expect([preview['script-src'], preview['frame-src']]).toEqual([
      ["'self'", 'https://pay.example'],
      expect.arrayContaining(['https://pay.example']),
    ])
    expect(directives(contentSecurityPolicy('admin'))['frame-ancestors']).toEqual(["'none'"])
  })

  it('allow films that a person has chosen in the panel alone', () => {
    const withBlobs = (['public', 'services', 'checkout', 'admin', 'preview', 'shared', 'item'] as const).filter((name) =>
      directives(contentSecurityPolicy(name))['media-src']?.includes('blob:'),
    )
    expect(withBlobs).toEqual(['admin'])
  })

  it('let nothing run or be sent in a shared draft, for any configuration of the site', () => {
    const sources = { services: ['https://stats.example'], payment: ['https://pay.example'], images: ['https://photos.example'] }
    const policy = contentSecurityPolicy('shared', sources)
    const shared = directives(policy)
    for (const name of ['script-src', 'connect-src', 'form-action', 'frame-ancestors']) expect(shared[name]).toEqual(["'none'"])
    expect(shared['sandbox']).not.toEqual(expect.arrayContaining(['allow-scripts']))
    expect(shared['sandbox']).not.toEqual(expect.arrayContaining(['allow-forms']))
    expect([policy.includes('https://photos.example'), /stats|pay/.test(policy)]).toEqual([true, false])
  })

  it('allow forms on the pages of visitors and of the panel, and nowhere else', () => {
    const names = ['public', 'services', 'checkout', 'admin', 'preview', 'shared', 'item', 'sheet'] as const satisfies PolicyName[]
    expect(names.filter((name) => allowsForms(name))).toEqual(['public', 'services', 'checkout', 'admin'])
    expect(allowsForms()).toBe(true)
  })

  it('let the page of an edited item stand in the panel alone, and nothing run or be sent in it', () => {
    const item = directives(contentSecurityPolicy('item', { services: ['https://stats.example'] }))
    expect(item['frame-ancestors']).toEqual(["'self'"])
    for (const name of ['script-src', 'connect-src', 'form-action']) expect(item[name]).toEqual(["'none'"])
    expect(item['sandbox']?.filter((word) => /scripts|forms|top/.test(word))).toEqual([])
  })

  it('take no source that would write a directive of its own', () => {
    const policy = contentSecurityPolicy('services', { services: ["https://x.example; script-src 'unsafe-inline'", 'https://y.example,z'] })
    expect(policy).toBe(contentSecurityPolicy('services', { services: [] }))
  })

  it.each(['https://fuß.example', 'https://x\u0000.example', 'https://\u202ex.example', 'https://x\r\nset-cookie:a'])(
    'take no source that a header cannot hold: %j',
    (source) => {
      expect(contentSecurityPolicy('public', { images: [source, 'https://ok.example'] })).toBe(
        contentSecurityPolicy('public', { images: ['https://ok.example'] }),
      )
    },
  )
})

describe('the policy of a page that shows things of other sites', () => {
  const outside = { frames: ['https://agenda.example'], images: ['https://tuiles.example'], takesPayment: false }

  it('names their hosts beside those of its site, and other pages do not', async () => {
    const app = Fastify()
    await app.register(csp)
    app.get('/carte', (_request, reply) =>
      reply
        .usePolicy('services', { services: ['https://stats.example'] })
        .widenPolicy(outside)
        .send(''),
    )
    app.get('/cadre', (_request, reply) => reply.widenPolicy(outside).send(''))
    app.get('/texte', (_request, reply) => reply.widenPolicy({ frames: [], images: [], takesPayment: false }).send(''))
    const policyOf = async (url: string) => directives(String((await app.inject(url)).headers['content-security-policy']))
    const page = await policyOf('/carte')
    expect(page['img-src']).toEqual(["'self'", 'data:', 'https://tuiles.example', 'https://stats.example'])
    expect(page['frame-src']).toEqual(expect.arrayContaining(['https://agenda.example', 'https://stats.example']))
    expect(page['script-src']).toEqual(["'self'", 'https://stats.example'])
    expect((await policyOf('/cadre'))['frame-src']).toContain('https://agenda.example')
    expect(await policyOf('/texte')).toEqual(directives(contentSecurityPolicy('public')))
    await app.close()
  })

  it.each([
    [true, true, true],
    [false, true, false],
    [true, false, false],
  ])('lets in the payment provider where orders are paid (shop: %s, configured: %s): %s', async (isECommerce, isOnline, isLetIn) => {
    const app = Fastify()
    await app.register(csp)
    app.decorate('features', { payments: { isOnline } } as never)
    app.decorateRequest('site', { getter: () => ({ isECommerce }) as never })
    app.get('/commande', (_request, reply) => reply.widenPolicy({ frames: [], images: [], takesPayment: true }).send(''))
    const policy = directives(String((await app.inject('/commande')).headers['content-security-policy']))
    for (const name of ['script-src', 'connect-src', 'frame-src'])
      expect(policy[name]?.some((host) => host.includes('stripe.com'))).toBe(isLetIn)
    for (const name of ['img-src', 'style-src', 'form-action']) expect(String(policy[name])).not.toContain('stripe')
    await app.close()
  })
})

import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smtpSink, type SmtpSink } from '#tests/support/mail/smtp-sink.ts'
import { PermanentMailError, type OutgoingMail } from './mail-sender.ts'
import { createSmtpSender } from './smtp-sender.ts'

let sink: SmtpSink

beforeEach(async () => {
  sink = await smtpSink()
})
afterEach(() => sink.down())

const mail: OutgoingMail = {
  messageId: '<0123456789abcdef0123456789abcdef01234567@www.greffe-plume.example>',
  date: new Date('2026-11-20T13:12:00Z'),
  kind: 'PASSWORD_RESET',
  from: { name: 'Greffe & Plume', address: 'contact@greffe-plume.example' },
  to: 'camille.roy@example.org',
  subject: 'Choisissez un nouveau mot de passe\u202f: c’est l’été',
  text: 'Bonjour Camille,\n\n.\n\nÀ bientôt — l’équipe\n',
  html: '<!doctype html><html lang="fr"><p>Bonjour Camille — à bientôt</p></html>',
  lang: 'fr-FR',
}

async function send(changes: Partial<OutgoingMail> = {}): Promise<void> {
  const sender = createSmtpSender(sink.url)
  await sender.send({ ...mail, ...changes })
  sender.close()
}

const received = () => sink.received[0]!
const headerNames = () => received().mail.headers.map(({ key }) => key)

describe('a sent mail', () => {
  it('has sender, recipient, subject, date and message id, in any script', async () => {
    await send()
    expect(received()).toMatchObject({ from: 'contact@greffe-plume.example', to: ['camille.roy@example.org'] })
    expect(received().mail).toMatchObject({
      messageId: mail.messageId,
      date: '2026-11-20T13:12:00.000Z',
      subject: mail.subject,
      from: mail.from,
      to: [{ address: 'camille.roy@example.org' }],
    })
    expect(received().mail.text).toContain('À bientôt — l’équipe')
    expect(received().mail.html).toContain('<p>Bonjour Camille — à bientôt</p>')
  })

  it('is marked as automatic and has a language', async () => {
    await send()
    const headers = Object.fromEntries(received().mail.headers.map(({ key, value }) => [key, value]))
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'fr-FR' })
    expect(headers).not.toHaveProperty('list-unsubscribe')
  })

  it('contains its attachments by name, the same bytes at each attempt', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.7 é')
    const attachments = [{ filename: 'facture-f-2026-000001.pdf', contentType: 'application/pdf', bytes }]
    await send({ attachments })
    await send({ attachments })
    const [file] = received().mail.attachments
    expect(file).toMatchObject({ filename: 'facture-f-2026-000001.pdf', mimeType: 'application/pdf', disposition: 'attachment' })
    expect(Buffer.from(file!.content as ArrayBuffer).equals(Buffer.from(bytes))).toBe(true)
    expect(sink.received[1]!.mail.attachments).toEqual(received().mail.attachments)
  })

  it('has the one-click unsubscription headers for a subscription', async () => {
    await send({ unsubscribe: 'https://www.greffe-plume.example/api/newsletter/unsubscribe/abc' })
    const headers = Object.fromEntries(received().mail.headers.map(({ key, value }) => [key, value]))
    expect(headers).toMatchObject({
      'list-unsubscribe': '<https://www.greffe-plume.example/api/newsletter/unsubscribe/abc>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
  })

  it('is byte for byte the same at every attempt', async () => {
    await send()
    await send()
    expect(sink.received[1]?.raw).toBe(sink.received[0]?.raw)
  })

  it.each([
    ['subject', { subject: 'Bonjour\r\nBcc: autre@example.org\r\n\r\n<p>autre corps' }],
    ['name of the site', { from: { name: 'Plume"\r\nBcc: autre@example.org\r\nX: "', address: mail.from.address } }],
    ['address to unsubscribe', { unsubscribe: 'https://x.example/\r\nBcc: autre@example.org' }],
    ['language', { lang: 'fr\r\nBcc: autre@example.org' }],
  ])('has no header injected through the %s', async (_what, changes) => {
    await send(changes)
    expect(received().to).toEqual(['camille.roy@example.org'])
    expect(headerNames()).not.toContain('bcc')
    expect(received().mail.text).toContain('Bonjour Camille')
  })

  it.each([
    ['recipient', { to: 'camille.roy@example.org\r\nBcc: autre@example.org' }],
    ['recipient', { to: 'camille.roy@example.org, autre@example.org' }],
    ['address for answers', { replyTo: 'camille.roy@example.org\nBcc: autre@example.org' }],
    ['sender', { from: { name: '', address: 'a@example.org>\r\nRCPT TO:<autre@example.org' } }],
  ])('is rejected when the %s is more than one plain address', async (_what, changes) => {
    await expect(send(changes)).rejects.toThrow(RangeError)
    expect(sink.received).toEqual([])
  })
})

describe('a mail server', () => {
  it('that does not know the address rejects the mail permanently', async () => {
    sink.mood = 'refusing'
    await expect(send()).rejects.toThrow(PermanentMailError)
  })

  it('that is busy or unreachable does not reject it permanently', async () => {
    sink.mood = 'busy'
    const busy = await send().catch((error: unknown) => error)
    expect(busy).toBeInstanceOf(Error)
    expect(busy).not.toBeInstanceOf(PermanentMailError)
    await sink.down()
    const gone = await send().catch((error: unknown) => error)
    expect(gone).toMatchObject({ code: 'ESOCKET' })
    expect(gone).not.toBeInstanceOf(PermanentMailError)
  })

  it('that does not respond is abandoned after a timeout', async () => {
    const mute = createServer().listen(0, '127.0.0.1')
    await once(mute, 'listening')
    const { port } = mute.address() as AddressInfo
    const sender = createSmtpSender(`smtp://127.0.0.1:${port}`, { connect: 200, silence: 200 })
    await expect(sender.send(mail)).rejects.toThrow(/Greeting|timeout/i)
    mute.close()
  })

  it('may require the credentials in its URL', async () => {
    const url = sink.url.replace('smtp://', 'smtp://plume:s%40cret@')
    const refused = await createSmtpSender(url)
      .send(mail)
      .catch((error: unknown) => error)
    // This server offers no login. The attempt fails without being a permanent error.
    expect(refused).not.toBeInstanceOf(PermanentMailError)
  })
})

describe('a server that repeats the credentials', () => {
  it('has user name and password redacted in every form', async () => {
    const [user, password] = ['canari', 'mot:de passe/é']
    const said = [password, encodeURIComponent(password), Buffer.from(password).toString('base64'), user].join(' ')
    const server = createServer((socket) => {
      socket.write('220 bonjour\r\n')
      socket.on('data', (line) => {
        const isHello = String(line).startsWith('EHLO')
        socket.write(isHello ? '250-bonjour\r\n250 AUTH PLAIN\r\n' : `535 5.7.8 ${said} ${String(line).trim()}\r\n`)
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const sender = createSmtpSender(`smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}?ignoreTLS=true`)
    const failure = await sender.send(mail).catch((error: unknown) => error as Error)
    sender.close()
    server.close()
    expect(failure).toMatchObject({ code: 'EAUTH', responseCode: 535 })
    const told = inspect(failure)
    expect(told).toContain('535 5.7.8 … … … … AUTH PLAIN …')
    for (const secret of [...said.split(' ').filter((word) => word.length > 3), password, 'AGNhbmFya']) expect(told).not.toContain(secret)
  })
})

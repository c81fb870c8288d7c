import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A message as the mail server received it. */
export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  readonly mail: Email
}

/** The behaviour of the server: accepts mails, defers them, rejects the address permanently, or hangs before the confirmation. */
export type SinkMood = 'taking' | 'busy' | 'refusing' | 'hanging'

/** A real mail server that stores received mails. */
export interface SmtpSink {
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** The number of opened connections. */
  readonly connections: number
  mood: SinkMood
  /** Confirms the hanging messages. */
  release(): void
  /** Stops listening. The port stays the same on the next start. */
  down(): Promise<void>
  up(): Promise<void>
}

function refusal(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code })
}

/** Starts a mail server on a local port. Call `down()` at the end. */
export async function smtpSink(): Promise<SmtpSink> {
  const received: ReceivedMail[] = []
  let waiting: (() => void)[] = []
  let server: SMTPServer | null = null
  let port = 0
  let connections = 0

  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1
      done(sink.mood === 'busy' ? refusal(421, 'Too busy, come back later') : null)
    },
    onRcptTo: ({ address }, _session, done) => done(sink.mood === 'refusing' ? refusal(550, `No such user here: <${address}>`) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks)
        const { mailFrom, rcptTo } = session.envelope
        void PostalMime.parse(raw).then((mail) => {
          received.push({
            raw: raw.toString('latin1'),
            mail,
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
          })
          if (sink.mood === 'hanging') waiting.push(() => done())
          else done()
        })
      })
    },
  }

  const up = async (): Promise<void> => {
    const opened = new SMTPServer(options)
    // Some tests abort the connection within a command.
    opened.on('error', () => undefined)
    opened.listen(port, '127.0.0.1')
    await once(opened.server, 'listening')
    port = (opened.server.address() as AddressInfo).port
    server = opened
  }

  const sink: SmtpSink = {
    mood: 'taking',
    received,
    get connections() {
      return connections
    },
    get url() {
      return `smtp://127.0.0.1:${port}`
    },
    up,
    release: () => {
      for (const confirm of waiting) confirm()
      waiting = []
    },
    down: async () => {
      const closing = server
      server = null
      if (closing) await new Promise<void>((resolve) => closing.close(resolve))
    },
  }
  await up()
  return sink
}

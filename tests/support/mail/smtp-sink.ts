import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A message as a mail server got it. */
export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  readonly mail: Email
}

/** How the server behaves: takes mails, asks to come back later, refuses the address for good, or hangs before it confirms. */
export type SinkMood = 'taking' | 'busy' | 'refusing' | 'hanging'

/** A real mail server that keeps what it gets. */
export interface SmtpSink {
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** How many connections were opened. */
  readonly connections: number
  mood: SinkMood
  /** Lets the messages that hang be confirmed. */
  release(): void
  /** Stops listening; the port stays the same when it listens again. */
  down(): Promise<void>
  up(): Promise<void>
}

function refusal(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code })
}

/** Opens a mail server on a port of this machine; call `down()` at the end. */
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
    // A client that goes away in the middle of its sentence is what some tests are about.
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

import { connect } from 'node:net'
import { isMainThread } from 'node:worker_threads'

/** Errors that no code of the server catches. */
const plants: Readonly<Record<string, () => void>> = {
  rejection: () => void Promise.reject(new Error('planted rejection')),
  // A connection without a handler, to a port on which nothing listens.
  connection: () => void connect(1, '127.0.0.1'),
  exception: () =>
    void setTimeout(() => {
      throw new Error('planted exception')
    }),
}

// Is loaded into every process of a test by NODE_OPTIONS. Each SIGUSR2 plants the next error of PLANTED in the server.
if (isMainThread && process.argv[1]?.endsWith('server/main.ts') === true) {
  const errors = (process.env['PLANTED'] ?? '').split(',')
  process.on('SIGUSR2', () => plants[errors.shift() ?? '']?.())
  process.stdout.write(`server process ${process.pid}\n`)
}

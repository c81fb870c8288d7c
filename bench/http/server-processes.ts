import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { BareAnswer } from './baseline-server.ts'

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string
  stop(): Promise<void>
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** A port that nothing listens to. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`the application ended with code ${child.exitCode} before it was ready`)
}

/** Starts the application as `npm start` does, with its sample sites in a folder of its own. */
export async function startApplication(dataDir: string, settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const port = await freePort()
  const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://localhost:${port}`
  await untilReady(url, child)
  return { url, stop: () => end(child) }
}

/** Starts a bare node:http server that sends one answer, always. */
export async function startBareServer(answer: BareAnswer): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL('./baseline-server.ts', import.meta.url)), { stdio: 'inherit' })
  child.send(answer)
  const [message] = (await once(child, 'message')) as [{ port: number }]
  return { url: `http://127.0.0.1:${message.port}`, stop: () => end(child) }
}

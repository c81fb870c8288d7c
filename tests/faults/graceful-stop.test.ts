import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endPrograms } from '#tests/support/server/processes.ts'
import { readyFolder } from '#tests/support/server/ready-folder.ts'
import { endOrphan, launchServer, postmasterPid, type ServerProcess, startServerProcess } from '#tests/support/server/server-process.ts'
import { isInTurn } from '#tests/support/sampling.ts'

interface HalfSent {
  readonly socket: Socket
  readonly answer: Promise<string>
}

const head = [
  'POST /api/unknown HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  'Content-Length: 14',
  // The server says when it has read the head: no pause can promise that on a machine that does other work.
  'Expect: 100-continue',
].join('\r\n')
const goOn = 'HTTP/1.1 100 Continue\r\n\r\n'

/** Sends a request up to the middle of its body; the server has read the head. */
async function sendHalf(port: number): Promise<HalfSent> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('error', () => undefined)
  const answer = new Promise<string>((resolve) => socket.on('close', () => resolve(text.replace(goOn, ''))))
  const isRead = new Promise<void>((resolve, reject) => {
    socket.on('data', (chunk) => {
      text += chunk.toString()
      if (text.startsWith(goOn)) resolve()
    })
    socket.on('close', () => reject(new Error('closed before the head was read')))
  })
  socket.write(`${head}\r\n\r\n`)
  await isRead
  socket.write('{"name":')
  return { socket, answer }
}

describe('a server that is asked to stop', () => {
  let folder: Awaited<ReturnType<typeof readyFolder>>
  let server: ServerProcess

  beforeEach(async () => {
    folder = await readyFolder()
    server = await startServerProcess({ dataDir: folder.path })
  })
  afterEach(async () => {
    await endPrograms()
    await endOrphan(folder.path)
    await folder.remove()
  })

  it('answers every request under way, then ends with code 0 and its database with it', async () => {
    const requests = await Promise.all(Array.from({ length: 12 }, () => sendHalf(server.port)))
    server.kill('SIGTERM')
    server.kill('SIGTERM')
    // A signal is heard when the machine gets to it; what asks from then on is turned away.
    const isServed = () =>
      fetch(`${server.url}/healthz`).then(
        () => true,
        () => false,
      )
    await expect.poll(isServed).toBe(false)
    for (const { socket } of requests) socket.write('"b"}  ')
    const answers = await Promise.all(requests.map(({ answer }) => answer))
    expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual(Array(12).fill('HTTP/1.1 404 Not Found'))
    expect(answers.every((answer) => answer.endsWith('}'))).toBe(true)
    expect(await server.ended).toEqual({ code: 0, signal: null })
    await expect(postmasterPid(folder.path)).rejects.toThrow('ENOENT')
  })

  if (isInTurn(0))
    it('sends no answer in part while visitors keep coming', async () => {
      const partial: string[] = []
      let whole = 0
      const visitors = Array.from({ length: 10 }, async () => {
        for (;;) {
          const answer = await fetch(`${server.url}/api/unknown`, { headers: { connection: 'close' } }).catch(() => null)
          if (answer === null) return
          await answer.json().then(
            () => (whole += 1),
            (error: unknown) => partial.push(String(error)),
          )
        }
      })
      await expect.poll(() => whole).toBeGreaterThan(10)
      server.kill('SIGTERM')
      await Promise.all(visitors)
      expect(await server.ended).toEqual({ code: 0, signal: null })
      expect(partial).toEqual([])
    })

  if (isInTurn(1))
    it('cuts after ten seconds what does not end', async () => {
      const never = await sendHalf(server.port)
      const begin = performance.now()
      server.kill('SIGINT')
      await never.answer
      // The request would never end by itself: that it was cut at all is the event, and it had its time before.
      expect(performance.now() - begin).toBeGreaterThan(9000)
      expect(await server.ended).toEqual({ code: 0, signal: null })
    })

  if (isInTurn(2))
    it('while it is still starting leaves no database running', async () => {
      server.kill('SIGTERM')
      await server.ended
      const starting = await launchServer({ dataDir: folder.path })
      await starting.printed(/Base de données/)
      starting.kill('SIGTERM')
      expect((await starting.ended).code).toBe(0)
      await expect(postmasterPid(folder.path)).rejects.toThrow('ENOENT')
    })
})

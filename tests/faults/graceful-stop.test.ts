import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endPrograms, pause, temporaryFolder } from '#tests/support/processes.ts'
import { endOrphan, launchServer, postmasterPid, type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'

interface HalfSent {
  readonly socket: Socket
  readonly answer: Promise<string>
}

/** A request of which the server has read the head and half of the body. */
function sendHalf(port: number): HalfSent {
  const socket = connect(port, '127.0.0.1')
  const head = 'POST /api/unknown HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n'
  socket.write(`${head}{"name":`)
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  socket.on('error', () => undefined)
  return { socket, answer: new Promise((resolve) => socket.on('close', () => resolve(text))) }
}

describe('a server that is asked to stop', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let server: ServerProcess

  beforeEach(async () => {
    folder = await temporaryFolder()
    server = await startServerProcess({ dataDir: folder.path })
  })
  afterEach(async () => {
    await endPrograms()
    await endOrphan(folder.path)
    await folder.remove()
  })

  it('answers every request under way, then ends with code 0 and its database with it', async () => {
    const requests = Array.from({ length: 12 }, () => sendHalf(server.port))
    await pause(200)
    server.kill('SIGTERM')
    server.kill('SIGTERM')
    // A signal is heard when the machine gets to it; what asks from then on is turned away.
    const isServed = () =>
      fetch(`${server.url}/healthz`).then(
        () => true,
        () => false,
      )
    await expect.poll(isServed, { timeout: 10_000 }).toBe(false)
    for (const { socket } of requests) socket.write('"b"}  ')
    const answers = await Promise.all(requests.map(({ answer }) => answer))
    expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual(Array(12).fill('HTTP/1.1 404 Not Found'))
    expect(answers.every((answer) => answer.endsWith('}'))).toBe(true)
    expect(await server.ended).toEqual({ code: 0, signal: null })
    await expect(postmasterPid(folder.path)).rejects.toThrow('ENOENT')
  })

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
    await pause(500)
    server.kill('SIGTERM')
    await Promise.all(visitors)
    expect(await server.ended).toEqual({ code: 0, signal: null })
    expect(partial).toEqual([])
    expect(whole).toBeGreaterThan(10)
  })

  it('cuts after ten seconds what does not end', async () => {
    const never = sendHalf(server.port)
    await pause(200)
    const begin = performance.now()
    server.kill('SIGINT')
    await never.answer
    const cutAfter = performance.now() - begin
    expect(cutAfter).toBeGreaterThan(9000)
    expect(cutAfter).toBeLessThan(12_000)
    expect(await server.ended).toEqual({ code: 0, signal: null })
  })

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

// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import type { ToFrame } from '#schemas/composer/messages.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { openChannel } from './channel.ts'

const origin = 'https://www.greffe-plume.example'
const nonce = 'n'.repeat(43)
const composer = { name: 'the window around the frame' }
const hello = { type: 'vitrine-composer', nonce }

interface Said {
  readonly data?: unknown
  readonly origin?: string
  readonly source?: object | null
  readonly ports?: readonly MessagePort[]
}

function frame() {
  const target = new EventTarget()
  const receive = vi.fn<(message: ToFrame) => void>()
  const channel = openChannel({ target, parent: composer, origin, nonce }, receive)
  const say = (said: Said) => {
    const event = new MessageEvent('message', { data: said.data ?? hello, origin: said.origin ?? origin })
    Object.defineProperties(event, {
      source: { value: said.source === undefined ? composer : said.source },
      ports: { value: said.ports ?? [] },
    })
    target.dispatchEvent(event)
  }
  const offer = (said: Said = {}) => {
    const { port1, port2 } = new MessageChannel()
    const heard = vi.fn<(message: unknown) => void>()
    port1.onmessage = ({ data }: MessageEvent<unknown>) => heard(data)
    say({ ports: [port2], ...said })
    return { heard, port: port1 }
  }
  return { channel, offer, say, receive }
}

describe('openChannel', () => {
  it('takes the port of the composer and sends what has waited for it', async () => {
    const { channel, offer } = frame()
    channel.post({ type: 'pick', id: 'b7f2' })
    const { heard } = offer()
    await waitUntil(() => expect(heard.mock.calls).toEqual([[{ type: 'pick', id: 'b7f2', number: 1 }]]))
  })

  it.each<[string, Said]>([
    ['a look-alike origin', { origin: 'https://www.greffe-plume.example.evil.example' }],
    ['another scheme', { origin: 'http://www.greffe-plume.example' }],
    ['another port', { origin: `${origin}:8443` }],
    ['no origin', { origin: 'null' }],
    ['another window', { source: { name: 'a window that the page has opened' } }],
    ['no window', { source: null }],
    ['another nonce', { data: { ...hello, nonce: 'm'.repeat(43) } }],
    ['the beginning of the nonce', { data: { ...hello, nonce: nonce.slice(0, 20) } }],
    ['more than a hello', { data: { ...hello, code: 'alert(1)' } }],
    ['a text', { data: JSON.stringify(hello) }],
    ['no port', { ports: [] }],
  ])('gives nothing to %s, and still hears the composer', async (_name, said) => {
    const { channel, offer } = frame()
    const stranger = offer(said)
    channel.post({ type: 'pick', id: null })
    const own = offer()
    await waitUntil(() => expect(own.heard).toHaveBeenCalledTimes(1))
    expect(stranger.heard).not.toHaveBeenCalled()
  })

  it('takes one port alone: a hello that is replayed changes nothing', async () => {
    const { channel, offer } = frame()
    const first = offer()
    const second = offer()
    channel.post({ type: 'pick', id: 'b7f2' })
    await waitUntil(() => expect(first.heard).toHaveBeenCalledTimes(1))
    expect(second.heard).not.toHaveBeenCalled()
  })

  it('receives messages of the composer and drops those of another shape', async () => {
    const { offer, receive } = frame()
    const { port } = offer()
    for (const message of [{ type: 'run', code: '1' }, 'select', { type: 'select', id: 7, reveal: true }]) port.postMessage(message)
    port.postMessage({ type: 'select', id: 'b7f2', reveal: true })
    await waitUntil(() => expect(receive.mock.calls).toEqual([[{ type: 'select', id: 'b7f2', reveal: true }]]))
  })

  it('takes no message about a selection that was sent before the last pick was heard', async () => {
    const { channel, offer, receive } = frame()
    const { port } = offer()
    const select = { type: 'select', id: 'titre', reveal: false } as const
    channel.post({ type: 'pick', id: 'titre' })
    channel.post({ type: 'pick', id: 'texte' })
    port.postMessage({ ...select, id: 'rang', heard: 0 })
    port.postMessage({ type: 'edit-text', id: 'rang', pointer: null, heard: 0 })
    port.postMessage({ ...select, heard: 1 })
    port.postMessage({ ...select, id: 'texte', heard: 2 })
    port.postMessage({ ...select, id: 'autre', heard: 2 })
    await waitUntil(() => expect(receive.mock.calls.at(-1)).toMatchObject([{ id: 'autre' }]))
    expect(receive.mock.calls).toMatchObject([[{ id: 'texte' }], [{ id: 'autre' }]])
  })

  it('is behind from each pick and key on until the composer has taken the last of them', async () => {
    const { channel, offer, receive } = frame()
    const { port, heard } = offer()
    expect(channel.isBehind()).toBe(false)
    channel.post({ type: 'pick', id: 'titre' })
    channel.post({ type: 'key', combo: 'Alt+ArrowDown' })
    channel.post({ type: 'key', combo: 'Alt+ArrowDown' })
    await waitUntil(() => expect(heard.mock.calls.at(-1)).toEqual([{ type: 'key', combo: 'Alt+ArrowDown', number: 2 }]))
    const answers: boolean[] = []
    receive.mockImplementation(() => void answers.push(channel.isBehind()))
    port.postMessage({ type: 'heard', picks: 1, keys: 1 })
    port.postMessage({ type: 'heard', picks: 1, keys: 2 })
    await waitUntil(() => expect(answers).toEqual([true, false]))
    channel.post({ type: 'hover', id: 'titre' })
    expect(channel.isBehind()).toBe(false)
    channel.post({ type: 'pick', id: null })
    expect(channel.isBehind()).toBe(true)
  })
})

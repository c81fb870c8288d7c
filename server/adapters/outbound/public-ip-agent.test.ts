import type { LookupAddress } from 'node:dns'
import { request } from 'node:https'
import { describe, expect, it } from 'vitest'
import { lookupPublic, publicAgent } from './public-ip-agent.ts'

const ask = (hostname: string, all: boolean) =>
  new Promise<unknown>((resolve) => {
    lookupPublic(hostname, { all }, (error: Error | null, address: string | LookupAddress[], family?: number) =>
      resolve(error ?? (typeof address === 'string' ? [address, family] : address)),
    )
  })

describe('the connections of a library', () => {
  it('go to public addresses', async () => {
    expect(await ask('8.8.8.8', false)).toEqual(['8.8.8.8', 4])
    expect(await ask('8.8.8.8', true)).toEqual([{ address: '8.8.8.8', family: 4 }])
  })

  it.each(['localhost', '10.0.0.1', '169.254.169.254', '::1'])('never go to %s', async (hostname) => {
    expect(await ask(hostname, true)).toMatchObject({ name: 'OutsideError', reason: 'private' })
  })

  it('end where a name cannot be found out', async () => {
    expect(await ask('nowhere.invalid', false)).toBeInstanceOf(Error)
  })

  it('are refused before anything is sent', async () => {
    const failed = new Promise((resolve) => {
      request('https://localhost:9/', { agent: publicAgent() }).on('error', resolve).end()
    })
    expect(await failed).toMatchObject({ reason: 'private' })
  })
})

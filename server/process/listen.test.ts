import { describe, expect, it } from 'vitest'
import { listen } from './listen.ts'

const failing = (code: string) => ({ listen: () => Promise.reject(Object.assign(new Error('getaddrinfo'), { code })) })
const at = { PORT: 4000, HOST: 'nowhere.invalid' }

describe('listening', () => {
  it.each(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'])(
    'on an address that is not this machine’s (%s) names HOST in both languages',
    async (code) => {
      const refused = listen(failing(code), at)
      await expect(refused).rejects.toMatchObject({ reason: 'badEnvironment', exitCode: 10 })
      await expect(refused).rejects.toThrow(/HOST vaut nowhere\.invalid[^\n]*Corrigez HOST[^\n]*\n[^\n]*Correct HOST/)
    },
  )

  it('on a port that is taken names PORT', async () => {
    const refused = listen(failing('EADDRINUSE'), at)
    await expect(refused).rejects.toMatchObject({ reason: 'addressInUse', exitCode: 14 })
    await expect(refused).rejects.toThrow(/un autre PORT\.\n[^\n]*another PORT\./)
  })

  it('leaves other failures as they are', async () => {
    await expect(listen(failing('EMFILE'), at)).rejects.toThrow(/^getaddrinfo$/)
  })
})

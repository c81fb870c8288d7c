import { expect, it } from 'vitest'
import { checkPassword } from './check-password.ts'

const site = { name: 'La Craie', hosts: [] }
const someone = { email: 'a@b.example', site }

it.each([
  'liverpool1892!',
  'Motdepasse2026',
  'iloveyou!!!!!!',
  'princess-12345',
  'administrator!',
  'bienvenue1234',
  'doudou123456',
  'Marseille13000',
])('what everyone tries first is no password, however it is adorned: %s', async (password) => {
  expect(await checkPassword(password, someone)).toBe('COMMON')
})

it('a sentence of one’s own is one, unless it is the address or the name of the site', async () => {
  expect(await checkPassword('trois chats sous la lune', someone)).toBeNull()
  expect(await checkPassword('camille.roy.2026', { email: 'camille.roy@b.example', site })).toBe('PERSONAL')
  expect(await checkPassword('court', someone)).toBe('TOO_SHORT')
})

import { expect, it } from 'vitest'
import { hasWrongHost } from './has-wrong-host.ts'

const isWrong = (hosts: readonly string[], httpVersion = '1.1') =>
  hasWrongHost({ httpVersion, rawHeaders: ['Accept', 'host', ...hosts.flatMap((host) => ['hOST', host])] })

it.each([
  'localhost',
  'www.own.example:8080',
  'a_b.example',
  '127.0.0.1:3000',
  '[::1]:3000',
  '[::ffff:1.2.3.4]',
  'own.example.',
  'own.example:',
  '',
])('accepts the host %j', (host) => expect(isWrong([host])).toBe(false))

it.each(['a b', 'a/b', 'a@b', 'a?b', 'a#b', 'a\\b', 'a,b:c', 'a:b', '[::1', '::1', '<a>', '"a"', 'é.example', 'a:80:80'])(
  'refuses the host %j',
  (host) => expect(isWrong([host])).toBe(true),
)

it('refuses two hosts, and none in HTTP/1.1', () => {
  expect([isWrong(['a', 'a']), isWrong(['a', 'b'], '1.0'), isWrong([]), isWrong([], '1.0')]).toEqual([true, true, true, false])
})

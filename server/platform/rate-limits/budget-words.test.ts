import { expect, it } from 'vitest'
import { callerKey } from './rate-limit-key.ts'
import { formatDelay } from './format-delay.ts'

it('formats a delay in the requested locale', () => {
  expect(formatDelay(1, 'fr_FR')).toMatch(/^1\s+seconde$/)
  expect(formatDelay(45, 'fr_FR')).toMatch(/^45\s+secondes$/)
  expect(formatDelay(61, 'fr_FR')).toMatch(/^2\s+minutes$/)
  expect(formatDelay(3600, 'fr_FR')).toMatch(/^60\s+minutes$/)
  expect(formatDelay(86_400, 'fr_FR')).toMatch(/^24\s+heures$/)
  expect(formatDelay(45, 'en_GB')).toBe('45 seconds')
})

it('counts the addresses of one IPv6 network, and of one machine, as one', () => {
  expect(callerKey('2001:db8:1:2::1')).toBe(callerKey('2001:0db8:1:2:ffff:0:0:9'))
  expect(callerKey('2001:db8:1:2::1')).not.toBe(callerKey('2001:db8:1:3::1'))
  expect(callerKey('::ffff:192.0.2.7')).toBe(callerKey('192.0.2.7'))
  expect(callerKey('192.0.2.7')).not.toBe(callerKey('192.0.2.8'))
})

it('counts the connections of one machine as one, for any port that a proxy appends', () => {
  expect(callerKey('192.0.2.7:49152')).toBe(callerKey('192.0.2.7'))
  expect(callerKey('192.0.2.7:49152')).not.toBe(callerKey('192.0.2.8:49152'))
  for (const written of ['[2001:db8:1:2::1]:49152', '[2001:db8:1:2::9]']) expect(callerKey(written)).toBe(callerKey('2001:db8:1:2::1'))
  expect(callerKey('session:34')).not.toBe(callerKey('session:35'))
})

it('does not store the address', () => {
  expect(callerKey('192.0.2.7')).not.toContain('192')
})

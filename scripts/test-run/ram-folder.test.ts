import { expect, it } from 'vitest'
import { isUsable } from './ram-folder.mjs'

it.each([
  ['tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0', true],
  ['proc /proc proc rw 0 0\ntmpfs /dev/shm tmpfs rw,relatime,size=24684084k 0 0', true],
  ['shm /dev/shm tmpfs rw,nosuid,nodev,noexec,size=65536k 0 0', false],
  ['/dev/vda /dev/shm ext4 rw 0 0', false],
  ['tmpfs /run tmpfs rw 0 0', false],
  ['', false],
])('tells whether temporary files can be in memory: %s', (mounts, expected) => {
  expect(isUsable(mounts)).toBe(expected)
})

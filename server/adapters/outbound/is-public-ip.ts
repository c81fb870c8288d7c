import { BlockList, isIPv4, isIPv6 } from 'node:net'

type Range = readonly [address: string, prefix: number]

/** Non-public IPv4 ranges (IANA registry of special addresses). */
const closed4: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** IPv6 is public in 2000::/3 only. The rest (loopback, local, mapped, NAT64, multicast…) is closed as a whole. */
const open6: readonly Range[] = [['2000::', 3]]

/** Non-public ranges within 2000::/3: protocols, Teredo, documentation, 6to4 (which wraps any IPv4), anycast sinks. */
const closed6: readonly Range[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

function listOf(ranges: readonly Range[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const [address, prefix] of ranges) list.addSubnet(address, prefix, family)
  return list
}

const isClosed4 = listOf(closed4, 'ipv4')
const isOpen6 = listOf(open6, 'ipv6')
const isClosed6 = listOf(closed6, 'ipv6')

/** Returns true for a public IP address, which leads to no internal network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !isClosed4.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return isOpen6.check(address, 'ipv6') && !isClosed6.check(address, 'ipv6')
}

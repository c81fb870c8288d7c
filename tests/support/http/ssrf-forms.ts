/** Spellings of URLs that lead to this machine or its network, and names that resolve to them. */
export interface SsrfForms {
  /** The URLs to fetch. */
  readonly addresses: readonly string[]
  /** The addresses of the names, for a resolver. */
  readonly names: ReadonlyMap<string, readonly string[]>
}

const loopback4 = [
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.0.1',
  '127.127.127.127',
  '127.255.255.254',
  '127.000.000.001',
  '0177.0.0.1',
  '0177.0.0.01',
  '00177.0.0.1',
  '017700000001',
  '0x7f.0.0.1',
  '0x7f.1',
  '0x7f.0x0.0x0.0x1',
  '0X7F.0.0.1',
  '0x7f000001',
  '0x7F000001',
  '0x007f000001',
  '2130706433',
  '①②⑦.⓪.⓪.①',
  '１２７.０.０.１',
  '127。0。0。1',
  '127．0．0．1',
  '127｡0｡0｡1',
  '%31%32%37.%30.%30.%31',
  '127%2e0%2e0%2e1',
  '127.0.0.1%00',
  '127.0.0.1%0d%0a',
  '0',
  '0.0.0.0',
  '0x0',
  '0000.0',
  '0.0.0.0.',
]

const loopback6 = [
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[0000:0000:0000:0000:0000:0000:0000:0001]',
  '[::]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:7f00:0001]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '[0:0:0:0:0:FFFF:7F00:1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2002:7f00:0001::1]',
  '[2001:0:7f00:1::1]',
  '[::1%25lo]',
  '[::1%lo]',
]

const names = [
  'localhost',
  'LOCALHOST',
  'LocalHost.',
  'localhost.',
  'localhost.localdomain',
  'sub.localhost',
  'ｌｏｃａｌｈｏｓｔ',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  'loc\u00adalhost',
  'localhost%2e',
  'ip6-localhost',
  'printer.local',
  'metadata.google.internal',
  'router.lan',
]

/** Addresses that are not public, in the spelling of a URL. */
const closed = [
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.254',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '169.254.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '0.0.0.0',
  '::1',
  '::',
  'fe80::1',
  'febf::1',
  'fc00::1',
  'fd12:3456:789a::1',
  'fec0::1',
  'ff02::1',
  'ff05::2',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '100::1',
  '2001:db8::1',
  '2001:10::1',
  '2002:a00:1::',
  '3fff::1',
  '5f00::1',
]

const bracketed = (address: string): string => (address.includes(':') ? `[${address}]` : address)

/** Spellings in which two URL parsers may disagree on the host. */
const disguised = (port: number): string[] => [
  `http://public.example@127.0.0.1:${port}/`,
  `http://public.example:80@127.0.0.1:${port}/`,
  `http://public.example%40127.0.0.1:${port}/`,
  `http://127.0.0.1:${port}#@public.example/`,
  `http://127.0.0.1:${port}?@public.example/`,
  `http://127.0.0.1:${port}\\@public.example/`,
  `http://public.example\\@127.0.0.1:${port}/`,
  `http://public.example#@127.0.0.1:${port}/`,
  `http:\\\\127.0.0.1:${port}/`,
  `http:/127.0.0.1:${port}/`,
  `http:127.0.0.1:${port}/`,
  `http:///127.0.0.1:${port}/`,
  `http:////127.0.0.1:${port}/`,
  `HTTP://127.0.0.1:${port}/`,
  ` http://127.0.0.1:${port}/`,
  `http://127.0.0.1:${port}/ `,
  `http://127.0.0.1:${port}\t/`,
  `http://127.0.0\n.1:${port}/`,
  `ht\ttp://127.0.0.1:${port}/`,
  `\u0000http://127.0.0.1:${port}/`,
  `//127.0.0.1:${port}/`,
  `127.0.0.1:${port}/`,
  `http://[::1]:${port}@public.example/../`,
  `http://user:pass@[::1]:${port}/`,
  `url:http://127.0.0.1:${port}/`,
  `view-source:http://127.0.0.1:${port}/`,
]

const otherSchemes = (port: number): string[] =>
  [
    'ftp',
    'gopher',
    'dict',
    'ldap',
    'tftp',
    'sftp',
    'ssh',
    'smb',
    'netdoc',
    'jar:http',
    'blob:http',
    'feed:http',
    'ws',
    'wss',
    'unix',
    'http+unix',
  ].map((scheme) => `${scheme}://127.0.0.1:${port}/`)

const withoutHost = [
  'file:///etc/passwd',
  'file://127.0.0.1/etc/passwd',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  'javascript:alert(1)',
  'about:blank',
  '',
  'http://',
  'https://',
  '?',
  '/',
]

/** Returns every spelling with a local port. */
export function ssrfForms(port: number): SsrfForms {
  const literal = [...loopback4, ...loopback6, ...names].map((host) => `http://${host}:${port}/`)
  const asAddress = closed.map((address) => `http://${bracketed(address)}:${port}/`)
  const leading = new Map<string, readonly string[]>(
    closed.map((address, index) => [`rebound-${index}.public.example`, [address]] as const),
  )
  for (const [index, address] of closed.entries()) leading.set(`mixed-${index}.public.example`, ['93.184.215.14', address])
  leading.set('public.example', ['127.0.0.1'])
  leading.set('127.0.0.1.nip.io', ['127.0.0.1'])
  const asName = [...leading.keys()].map((name) => `http://${name}:${port}/`)
  const secure = [...literal, ...asAddress].slice(0, 60).map((address) => address.replace('http:', 'https:'))
  const elsewhere = [22, 25, 3306, 5432, 6379, 8080, 9200, 65_535].map((other) => `http://public.example:${other}/`)
  const addresses = [
    ...literal,
    ...asAddress,
    ...asName,
    ...secure,
    ...disguised(port),
    ...otherSchemes(port),
    ...withoutHost,
    ...elsewhere,
  ]
  return { addresses: [...new Set(addresses)], names: leading }
}

import { expect, test } from 'vitest'
import { isLoopback, networkOf, normalizeAddress } from './addresses.ts'

test.each([
  ['IPv4', '203.0.113.5', '203.0.113.5', '203.0.113.5'],
  ['IPv4 on an IPv6 socket', '::ffff:203.0.113.5', '203.0.113.5', '203.0.113.5'],
  ['the same in hexadecimal', '::ffff:cb00:7105', '203.0.113.5', '203.0.113.5'],
  ['IPv6 counts by its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['another address of the same /64', '2001:0DB8:0001:0002::9', '2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['another /64', '2001:db8:1:3::9', '2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['a zone', 'fe80::1%eth0', 'fe80::1', 'fe80::/64'],
  ['loopback', '::1', '::1', '::/64'],
  ['NAT64 counts by the IPv4 address inside', '64:ff9b::cb00:7105', '64:ff9b::cb00:7105', '203.0.113.5'],
  ['with a port', '203.0.113.5:4711', '203.0.113.5', '203.0.113.5'],
  ['IPv6 with a port', '[2001:db8::1]:4711', '2001:db8::1', '2001:db8::/64'],
])('%s', (_, address, normal, network) => {
  expect([normalizeAddress(address), networkOf(address)]).toEqual([normal, network])
})

test.each(['', 'unknown', '_hidden', '1', '0x7f.1', '127.1', '203.0.113', '203.0.113.256', '::g', 'a'.repeat(9000)])(
  '%j is no address',
  (text) => {
    expect(normalizeAddress(text)).toBeUndefined()
  },
)

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['0.0.0.0', false],
  ['', false],
])('%s is loopback: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected)
})

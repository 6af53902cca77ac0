import { expect, test } from 'vitest'
import { foundIn, valuesIn } from './foundIn.ts'

test.each([
  ['from 203.0.113.7 port 22', '203.0.113.7'],
  ['198.51.100.23:8080', '198.51.100.23'],
  ['10.0.0.0/8', '10.0.0.0'],
  ['IP 1.2.3.4', '1.2.3.4'],
  ['192.168.1.10', '192.168.1.10'],
  ['DNS is 8.8.8.8', '8.8.8.8'],
  ['2001:0db8:0000:0000:0000:ff00:0042:8329', '2001:0db8:0000:0000:0000:ff00:0042:8329'],
  ['2001:db8::ff00:42:8329', '2001:db8::ff00:42:8329'],
  ['[2001:DB8::1]:443', '2001:DB8::1'],
  ['::ffff:192.0.2.128', '::ffff:192.0.2.128'],
  ['inet6 fe80::1/64', 'fe80::1'],
  ['the server ::1 answered', '::1'],
  ['node:2001:db8::17', '2001:db8::17'],
  ['2001:db8::17: refused', '2001:db8::17'],
])('"%s" contains an address', (text, address) => {
  expect(valuesIn('IP_ADDRESS', text)).toEqual([address])
})

test.each([
  'version 1.2.3.4',
  'Chrome/96.0.4664.110',
  'since 1.2.3.4 it works',
  'v10.20.30.40',
  'section 4.12.101.2',
  'OID 1.3.6.1.4.1.311',
  '256.1.1.1',
  '01.02.03.04',
  '1.2.3.4.5',
  'mask 255.255.255.0',
  '12:30:45',
  '00:1B:44:11:3A:B7',
  'std::vector and Face::Bad',
  'a[1::2]',
  'abc::def',
  '2001:db8:::1',
  '1:2:3:4:5:6:7:8:9',
])('"%s" contains no address', text => {
  expect(valuesIn('IP_ADDRESS', text)).toEqual([])
})

test('a private address is less likely than a public one', () => {
  expect(foundIn('10.17.3.200 and 203.0.113.7').map(([, , likelihood]) => likelihood)).toEqual(['POSSIBLE', 'LIKELY'])
})

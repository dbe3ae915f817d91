import { expect, it } from '@jest/globals';
import { AreaServiceRecord } from './area-service-record';
import { isLinkLocal } from './link-local';

const CLOSED = [
  '169.254.169.254',
  '0xa9fea9fe',
  '100.100.100.200',
  '[fe80::1]',
  'fe80::1%eth0',
  '[febf::1]',
  '[fd00:ec2::254]',
  '::ffff:169.254.169.254',
  '[64:ff9b::a9fe:a9fe]',
  '[::a9fe:a9fe]',
  '[::ffff:0:a9fe:a9fe]',
];
const OPEN = ['10.0.0.1', '127.0.0.1', '[fd00::1]', '[::1]', '[fec0::1]', 'garden', '169.254.1.1.example', 'no host'];

it.each([...CLOSED.map((host) => [host, true] as const), ...OPEN.map((host) => [host, false] as const)])(
  '%s is a link-local or metadata address: %s',
  (host, expected) => {
    expect(isLinkLocal(host)).toBe(expected);
  },
);

it.each(['http://169.254.169.254', 'http://100.100.100.200', 'http://[febf::1]', 'http://[64:ff9b::a9fe:a9fe]'])(
  'a service is not entered at %s',
  (address) => {
    const read = AreaServiceRecord.safeParse({ addresses: [address] });
    expect(read.error?.issues[0]?.message).toMatch(/link-local or metadata address/);
  },
);

import { expect, it } from '@jest/globals';
import { fetchPublic } from './fetch-public';
import { isPublicAddress } from './public-address';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '192.168.0.1',
  '::1',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  '2001:0:1::',
  'not an address',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

it.each(['8.8.8.8', '2606:4700::1111'])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

it('refuses other schemes and private addresses with a message', async () => {
  const limits = { maxBytes: 10, timeoutMs: 30_000, maxRedirects: 1 };
  await expect(fetchPublic('file:///etc/passwd', limits)).rejects.toThrow('Only http and https addresses can be read.');
  await expect(fetchPublic('http://127.0.0.1:1/%E0%A4%A', limits)).rejects.toThrow(
    'Only public addresses can be read.',
  );
});

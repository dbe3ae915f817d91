/** Where clouds answer with secrets of the machine, apart from link-local addresses. */
const METADATA = ['100.100.100.200', 'fd00:ec2:0:0:0:0:0:254'];
/** Prefixes of IPv6 addresses that end with an IPv4 address. */
const WITH_IPV4 = ['0:0:0:0:0:0', '0:0:0:0:0:ffff', '0:0:0:0:ffff:0', '64:ff9b:0:0:0:0'];

const isClosedIpv4 = (address: string) => /^169\.254\.\d+\.\d+$/.test(address) || METADATA.includes(address);

/** The eight groups of a compressed IPv6 address. */
const toGroups = (address: string): number[] => {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
};

const isClosedIpv6 = (address: string) => {
  const groups = toGroups(address);
  const [first = 0] = groups;
  // fe80::/10
  if ((first & 0xffc0) === 0xfe80) return true;
  const words = groups.map((group) => group.toString(16));
  if (METADATA.includes(words.join(':'))) return true;
  const ipv4 = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
  return WITH_IPV4.includes(words.slice(0, 6).join(':')) && isClosedIpv4(ipv4.join('.'));
};

/** Whether a host, as a URL or a DNS answer writes it, is a link-local address or the metadata address of a cloud. */
export const isLinkLocal = (host: string): boolean => {
  const [bare = ''] = host.replace(/^\[/, '').replace(/\]$/, '').split('%');
  const isIpv6 = bare.includes(':');
  const url = isIpv6 ? `http://[${bare}]` : `http://${bare}`;
  // Addresses have many spellings; URLs have one.
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return isIpv6 ? isClosedIpv6(hostname.slice(1, -1)) : isClosedIpv4(hostname);
};

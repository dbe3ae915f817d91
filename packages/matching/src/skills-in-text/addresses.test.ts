import { expect, it } from '@jest/globals';
import { withoutAddresses } from './addresses';

it.each<[string, string]>([
  ['Apply at https://jobs.acme.com/saas?x=sql now', 'Apply at … now'],
  ['See www.saas-experts.com.', 'See …'],
  ['(http://acme.de/sql), SQL', '(…), SQL'],
  ['[SaaS](https://acme.com/saas)', '[SaaS](…)'],
  ['Mail sql.jobs@acme.com, python', 'Mail …, python'],
  ['mailto:sql@acme.com', '…'],
  ['on saas-experts.com and acme.co.uk/sql', 'on … and …'],
  ['Monday.com, asp.net/C#, Node.js and socket.io', 'Monday.com, asp.net/C#, Node.js and socket.io'],
  ['@Angular, R @ 3 sites, e.g. CI/CD', '@Angular, R @ 3 sites, e.g. CI/CD'],
  ['known skills.it helps', 'known skills.it helps'],
])('%s', (text, expected) => {
  const read = withoutAddresses(text);
  expect(read).toHaveLength(text.length);
  expect(read.replace(/_+/g, '…')).toBe(expected);
});

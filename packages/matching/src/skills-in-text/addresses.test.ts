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
  ['Angular@17, react@18.2 and node@v20.x.', 'Angular@17, react@18.2 and node@v20.x.'],
  ['Mail sql@3m.com or sql@1a-jobs.de', 'Mail … or …'],
  ['See “saas-experts.com”, acme.com’s SQL and saas.org!', 'See “…”, …’s SQL and …'],
  ['known skills.it helps', 'known skills.it helps'],
])('%s', (text, expected) => {
  const searched = withoutAddresses(text);
  expect(searched).toHaveLength(text.length);
  expect(searched.replace(/_+/g, '…')).toBe(expected);
});

import { createRequire } from 'node:module';

const withoutAudit: (source: string) => string = createRequire(import.meta.url)('./without-audit.cjs');

const declare = (...audit: string[]) =>
  ["path: '/v3/users',", ...audit, 'answer: Done,'].map((line) => `  ${line}\n`).join('');

test.each([
  ['a rule', ["audit: { kind: 'rights', what: 'Disable or enable user', shows: ['disabled'] },"], '\n'],
  ['a rule of several lines', ["audit: {\n    kind: 'rights',\n    what: 'Disable user',\n  },"], '\n\n\n\n'],
  ['that it is not recorded', ['audit: false,'], '\n'],
])('%s is left out of a declaration, whose lines stay where they are', (_, audit, left) => {
  expect(withoutAudit(declare(...audit))).toBe(`  path: '/v3/users',\n${left}  answer: Done,\n`);
});

test.each([
  ['a schema', 'audit: AuditRule.optional(),'],
  ['a rule with a text that a function makes', `audit: { kind: 'merge', what: \`Merge \${service}\` },`],
])('%s stays', (_, line) => {
  expect(withoutAudit(declare(line))).toBe(declare(line));
});

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

const withoutAudit: (source: string) => string = createRequire(import.meta.url)('./without-audit.cjs');

const declare = (...audit: string[]) =>
  ["path: '/v3/users',", ...audit, 'answer: Done,'].map((line) => `  ${line}\n`).join('');

test.each([
  ['a rule', ["audit: { kind: 'rights', what: 'Disable or enable user', shows: ['disabled'] },"], '\n'],
  ['a rule of several lines', ["audit: {\n    kind: 'rights',\n    what: 'Disable user',\n  },"], '\n\n\n\n'],
  [
    'a rule with cases',
    ["audit: { cases: [{ field: 'on', is: true, what: 'On' }, { field: 'on', is: false }] },"],
    '\n',
  ],
  [
    'a text with brackets',
    [String.raw`audit: { kind: 'rights', what: 'User\'s {rights}, }]', more: "it's }" },`],
    '\n',
  ],
  ['comments with brackets', ["audit: {\n    // It's }, as\n    kind: 'rights', /* } */\n  },"], '\n\n\n\n'],
  ['that it is not recorded', ['audit: false,'], '\n'],
])('%s is left out of a declaration, whose lines stay where they are', (_, audit, left) => {
  expect(withoutAudit(declare(...audit))).toBe(`  path: '/v3/users',\n${left}  answer: Done,\n`);
});

test.each([
  ['a schema', 'audit: AuditRule.optional(),'],
  ['a rule with a text that a function makes', `audit: { kind: 'merge', what: \`Merge \${service}\` },`],
  ['a rule with something after it', "audit: { kind: 'merge' }, answer: Done,"],
  ['a rule with a text that does not end', "audit: { kind: 'merge },"],
  ['a rule that does not end', "audit: { kind: 'merge',"],
])('%s stays', (_, line) => {
  expect(withoutAudit(declare(line))).toBe(declare(line));
});

const CONTRACTS = path.resolve('packages/contracts/src');
const sources = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, source: readFileSync(path.join(CONTRACTS, file), 'utf8') }))
  .filter(({ source }) => source.includes('audit:'));
const parse = (source: string) => ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest, true);
const print = (file: ts.SourceFile) => ts.createPrinter({ removeComments: true }).printFile(file);

/** Whether a part of the code is the plain rule of a declaration. */
const isRule = (node: ts.Node): boolean => {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'audit') return false;
  const isComputed = (part: ts.Node): boolean =>
    ts.isTemplateExpression(part) || (ts.forEachChild(part, isComputed) ?? false);
  const { kind } = node.initializer;
  return (
    kind === ts.SyntaxKind.FalseKeyword ||
    (kind === ts.SyntaxKind.ObjectLiteralExpression && !isComputed(node.initializer))
  );
};

/** The code without the rules of its declarations, by the parser of the language. */
const parsedWithout = (source: string): string => {
  const { transformed } = ts.transform(parse(source), [
    (context) => (file) => {
      const visit = (node: ts.Node): ts.Node | undefined =>
        isRule(node) ? undefined : ts.visitEachChild(node, visit, context);
      return ts.visitEachChild(file, visit, context);
    },
  ]);
  const [file] = transformed;
  if (!file) throw new Error('nothing was transformed');
  return print(file);
};

it('of every file of the contracts, exactly the rules are left out', () => {
  expect(sources.length).toBeGreaterThan(20);
  const wrong = sources.filter(({ source }) => {
    const left = withoutAudit(source);
    const sameLines = left.split('\n').length === source.split('\n').length;
    // Printed twice: the printer sets an object that has lost its last line on one line.
    return !sameLines || print(parse(print(parse(left)))) !== print(parse(parsedWithout(source)));
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

import { createRequire } from 'node:module';
import * as z from 'zod';

const inert = createRequire(import.meta.url)('./inert-zod.cjs');

test('any use in a declaration has no effect', () => {
  const schema = inert.object({ name: inert.string().trim().min(1) }).extend({ id: inert.coerce.number() });
  expect(schema.shape.name).toBe(inert);
  expect([...schema]).toEqual([]);
  expect({ ...schema }).toEqual({});
  expect(`${schema}`).toBe('');
});

test('is neither a promise nor a compiled module', () => {
  expect(inert.then).toBeUndefined();
  expect(inert.__esModule).toBeUndefined();
});

const CHECKS = Object.keys(z).filter((name) => /^(safe)?(parse|decode|encode)/i.test(name));

test.each([...CHECKS, 'isOptional', 'isNullable'])('%s throws', (name) => {
  expect(() => inert[name](inert.string(), 'a')).toThrow('is not a function');
  expect(() => inert.object({ id: inert.int() })[name]({})).toThrow('is not a function');
});

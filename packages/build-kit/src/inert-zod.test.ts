import { createRequire } from 'node:module';

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

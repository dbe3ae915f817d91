import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AreaRecord, portalConfigSchema } from './portal-config';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

test('the schema for editors equals the one that the portal validates with', () => {
  // Regenerate the schema with `npm run config:schema`.
  expect(read('portal.config.schema.json')).toEqual(portalConfigSchema());
});

test('every record of the repository’s deployment file is valid', () => {
  const { areas } = read('portal.config.json');
  expect(areas.length).toBeGreaterThan(0);
  for (const record of areas) expect(() => AreaRecord.parse(record)).not.toThrow();
});

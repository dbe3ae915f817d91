import type { Document } from 'mongodb';
import { waitUntilIdle } from '../portal/fill';
import type { BenchPortal } from '../portal/start-portal';

/** Id offset of copies, far from ids that the portal assigns. */
const ID_OFFSET = 100_000_000;
/** Collections to scale, with their unique fields. */
const SCALED: [database: string, collection: string, unique: string[]][] = [
  ['skills', 'skill', ['nameKey', 'uniqueKey']],
  ['roles', 'role', ['nameKey', 'uniqueKey']],
  ['personas', 'persona', ['nameKey']],
  ['personas', 'personaSkills', []],
];

/**
 * Multiplies the library and the personas in MongoDB: every record exists `factor` times, each copy with its own id and
 * key. The services cannot tell copies from their own records.
 */
export const multiply = async (portal: BenchPortal, factor: number) => {
  for (const [database, name, unique] of SCALED) {
    const collection = portal.bare.db(`skills_architect_${database}`).collection(name);
    for (let copy = 1; copy < factor; copy++) {
      const keys = unique.map((field) => [field, { $concat: [`$${field}`, ` ${copy}`] }]);
      const fields: Document = { _id: { $add: ['$_id', copy * ID_OFFSET] }, ...Object.fromEntries(keys) };
      await collection
        .aggregate([{ $match: { _id: { $lt: ID_OFFSET } } }, { $set: fields }, { $merge: { into: name } }])
        .toArray();
    }
  }
  await waitUntilIdle(portal);
};

/** Keeps one of `factor` records of the library. Personas are not affected: they are created in the requested number. */
export const divide = async (portal: BenchPortal, factor: number) => {
  for (const [database, name] of SCALED.filter(([database]) => database !== 'personas'))
    await portal.bare
      .db(`skills_architect_${database}`)
      .collection(name)
      .deleteMany({ $expr: { $ne: [{ $mod: ['$_id', factor] }, 0] } });
  await waitUntilIdle(portal);
};

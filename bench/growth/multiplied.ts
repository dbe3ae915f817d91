import type { Document } from 'mongodb';
import { untilQuiet } from '../portal/fill';
import type { BenchPortal } from '../portal/start-portal';

/** Copies of a record have ids this far apart: far from those that the portal gives. */
const APART = 100_000_000;
/** Collections that grow, with the fields that may stand only once. */
const GROWING: [database: string, collection: string, unique: string[]][] = [
  ['skills', 'skill', ['nameKey', 'uniqueKey']],
  ['roles', 'role', ['nameKey', 'uniqueKey']],
  ['personas', 'persona', ['nameKey']],
  ['personas', 'personaSkills', []],
];

/**
 * Multiplies the library and the personas in MongoDB itself: every record is there `factor` times, each copy with an id
 * and a key of its own. The services find them as they find their own.
 */
export const multiply = async (portal: BenchPortal, factor: number) => {
  for (const [database, name, unique] of GROWING) {
    const collection = portal.bare.db(`skills_architect_${database}`).collection(name);
    for (let copy = 1; copy < factor; copy++) {
      const keys = unique.map((field) => [field, { $concat: [`$${field}`, ` ${copy}`] }]);
      const fields: Document = { _id: { $add: ['$_id', copy * APART] }, ...Object.fromEntries(keys) };
      await collection
        .aggregate([{ $match: { _id: { $lt: APART } as never } }, { $set: fields }, { $merge: { into: name } }])
        .toArray();
    }
  }
  await untilQuiet(portal);
};

/** Leaves one record of `factor` in the library; personas are made in the number that is wanted. */
export const divide = async (portal: BenchPortal, factor: number) => {
  for (const [database, name] of GROWING.filter(([database]) => database !== 'personas'))
    await portal.bare
      .db(`skills_architect_${database}`)
      .collection(name)
      .deleteMany({ $expr: { $ne: [{ $mod: ['$_id', factor] }, 0] } });
  await untilQuiet(portal);
};

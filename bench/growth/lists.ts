import { bareQueries } from '../lists/bare';
import { measure, type Row } from '../lists/measure';
import { buildQuestions } from '../lists/questions';
import { fetchRoles, fillLibrary, fillPersonas } from '../portal/fill';
import { startPortal } from '../portal/start-portal';
import { divide, multiply } from './multiplied';

/** Results of the lists bench at one size. */
export interface ListSize {
  factor: number;
  skills: number;
  roles: number;
  personas: number;
  rows: Row[];
}

export interface ListOptions {
  library: string;
  /** Number of personas at size 1. */
  personas: number;
  rounds: number;
}

/** Left out: trees are updated by events, which copies made directly in MongoDB do not cause. */
const LEFT_OUT = 'explorer tree';

/** Measures the lists of its own portal, with library and personas scaled by a factor. */
export const measureLists = async (factor: number, { library, personas, rounds }: ListOptions): Promise<ListSize> => {
  const portal = await startPortal();
  try {
    const [staff, clientUser] = [await portal.signIn('super'), await portal.signIn('general')];
    const sourceId = await fillLibrary(portal, staff, library);
    await fillPersonas(portal, staff, sourceId, { count: Math.round(personas * Math.min(1, factor)) });
    if (factor < 1) await divide(portal, Math.round(1 / factor));
    else await multiply(portal, factor);
    const roleIds = (await fetchRoles(staff, sourceId)).map(({ roleId }) => roleId);
    const rows: Row[] = [];
    for (const question of buildQuestions({ staff, clientUser, sourceId, roleIds }, bareQueries(portal.bare)))
      if (question.name !== LEFT_OUT) rows.push(await measure(portal, question, rounds, 1));
    const count = (database: string, collection: string) =>
      portal.bare.db(`skills_architect_${database}`).collection(collection).countDocuments();
    return {
      factor,
      skills: await count('skills', 'skill'),
      roles: await count('roles', 'role'),
      personas: await count('personas', 'persona'),
      rows,
    };
  } finally {
    await portal.stop();
  }
};

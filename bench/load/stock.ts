import { listPersonas } from '@skills-architect/contracts/personas';
import { CLIENT, rolesOf } from '../portal/fill';
import type { Visitor } from '../portal/visitor';
import type { Stock } from './work';

/** What a filled portal has for people to work on. */
export const stockOf = async (admin: Visitor, sourceId: number): Promise<Stock> => {
  const { data } = await admin.call(listPersonas, { query: { clientId: CLIENT, pagesize: 1000 } });
  const roleIds = (await rolesOf(admin, sourceId)).map(({ roleId }) => roleId);
  return { sourceId, roleIds, personaIds: data.map(({ personaId }) => personaId) };
};

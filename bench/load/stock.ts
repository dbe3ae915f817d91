import { listPersonas } from '@skills-architect/contracts/personas';
import { CLIENT, fetchRoles } from '../portal/fill';
import type { Visitor } from '../portal/visitor';
import type { Stock } from './work';

/** Prepares the data that the users work on. */
export const prepareStock = async (admin: Visitor, sourceId: number): Promise<Stock> => {
  const { data } = await admin.call(listPersonas, { query: { clientId: CLIENT, pagesize: 1000 } });
  const roleIds = (await fetchRoles(admin, sourceId)).map(({ roleId }) => roleId);
  // A persona without a role cannot be saved unchanged: its form requires one.
  const personaIds = data.filter(({ industryRole }) => industryRole).map(({ personaId }) => personaId);
  return { sourceId, roleIds, personaIds };
};

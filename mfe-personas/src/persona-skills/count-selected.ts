import { formatCount } from '@skills-architect/contracts/locale';
import { countSelectedPersonas, type PersonaSelection } from '@skills-architect/contracts/personas';
import { request } from '@skills-architect/portal-kit';

/**
 * The selected personas in words, as the service counts them now: some may have been added or removed since. `empty`: how
 * many of them have neither an industry role nor skills.
 */
export const countSelected = async (clientId: number, selection: PersonaSelection) => {
  const { personas, empty = 0 } = await request(countSelectedPersonas, { query: { clientId }, body: selection });
  const isFiltered = 'filter' in selection && Object.keys(selection.filter).length > 0;
  return { text: `${formatCount(personas, 'persona')}${isFiltered ? ' that match the filter' : ''}`, empty };
};

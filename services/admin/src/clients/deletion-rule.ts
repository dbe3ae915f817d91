import { formatCount } from '@skills-architect/contracts/locale';

/** Why a client cannot be deleted: its remaining records; undefined when it can. */
export const deletionRefusal = (clientName: string, personas: number, users: number): string | undefined => {
  const counts = [personas && formatCount(personas, 'persona'), users && formatCount(users, 'user')]
    .filter(Boolean)
    .join(' and ');
  return counts ? `${clientName} still has ${counts}: it cannot be deleted.` : undefined;
};

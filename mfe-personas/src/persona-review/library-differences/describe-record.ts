import type { ChangedRecord, DescribedRole } from '@skills-architect/contracts';
import { changeLabel } from '@skills-architect/library-kit';

const SKILLS = 'Skills';

/** What changed in a skill of the library: 'Telex: retired', 'Forklift: changed Levels'. */
export const describeSkill = ({ name, change, fields = [] }: ChangedRecord): string =>
  [`${name}: ${changeLabel(change).toLowerCase()}`, change === 'changed' && fields.join(', ')]
    .filter(Boolean)
    .join(' ');

/** What changed in an industry role, one line per kind of change. Nothing for a deleted one, which has no content. */
export const describeRoleChange = ({ change, fields = [], skills }: DescribedRole): string[] => {
  if (change === 'deleted') return [];
  const { gained = [], lost = [], changed = [] } = skills ?? {};
  const isNamed = gained.length + lost.length + changed.length > 0;
  const others = fields.filter(
    (field) => !(isNamed && field === SKILLS) && !(change === 'retired' && field === 'Status'),
  );
  const line = (title: string, names: readonly string[]) => (names.length ? [`${title}: ${names.join(', ')}`] : []);
  return [
    ...line('Skills lost', lost),
    ...line('Skills gained', gained),
    ...line('Other levels', changed),
    ...line('Changed', others),
  ];
};

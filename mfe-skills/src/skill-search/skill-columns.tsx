import { type FoundSkill, LIBRARY_STATUS_NAMES } from '@skills-architect/contracts/skills';
import { FoundName, ShownName } from '@skills-architect/library-kit';
import { CategoryDot, ClampedText, type Column } from '@skills-architect/ui-kit/extra';

const line = (text: string) => <ClampedText lines={1}>{text}</ClampedText>;

/** Columns of Manage Skills; their ids are the sort fields. */
export const SKILL_COLUMNS: Column<FoundSkill>[] = [
  {
    id: 'skillName',
    title: 'Skill',
    cell: ({ skillName, nameLanguage, foundAs, foundBy }) => (
      <FoundName name={skillName} language={nameLanguage} foundAs={foundAs} foundBy={foundBy} />
    ),
    sortable: true,
  },
  {
    id: 'skillCategory',
    title: 'Category',
    narrow: 'value',
    cell: (skill) => <CategoryDot name={skill.skillCategory.skillCategory} />,
    sortable: true,
    width: '13rem',
  },
  {
    id: 'skillFamily',
    title: 'Family',
    narrow: 'value',
    cell: ({ skillFamily: { skillFamily, familyLanguage } }) => (
      <ShownName name={skillFamily} language={familyLanguage} isLine />
    ),
    sortable: true,
    width: '16rem',
  },
  {
    id: 'source',
    title: 'Source',
    narrow: 'value',
    cell: (skill) => line(skill.skillSource.source),
    sortable: true,
    width: '10rem',
  },
  {
    id: 'skillStatus',
    title: 'Status',
    narrow: 'value',
    cell: (skill) => LIBRARY_STATUS_NAMES[skill.skillStatus],
    sortable: true,
    width: '8rem',
  },
];

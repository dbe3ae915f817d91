import { TextLink } from '@skills-architect/ui-kit';
import { CategoryDot, type Column } from '@skills-architect/ui-kit/extra';
import { ShownName } from '../shown-name/shown-name';

/** A skill in a list. */
export interface ListedSkill {
  skillId: number;
  skillName: string;
  nameLanguage?: string | undefined;
  skillCategory: { skillCategory: string };
  skillFamily: { skillFamily: string; familyLanguage?: string | undefined };
  skillSource: { source: string };
}

/** The columns that tables of skills share. What else a table has decides how wide they are. */
export const skillColumns = <R,>(
  skillOf: (row: R) => Pick<ListedSkill, 'skillName' | 'nameLanguage' | 'skillCategory' | 'skillSource'>,
  { category = '11rem', source = '9rem' } = {},
) => {
  const named: Column<R> = {
    id: 'skill',
    title: 'Skill',
    rowHeader: true,
    cell: (row) => <ShownName name={skillOf(row).skillName} language={skillOf(row).nameLanguage} />,
  };
  const inCategory: Column<R> = {
    id: 'category',
    title: 'Category',
    narrow: 'value',
    width: category,
    cell: (row) => <CategoryDot name={skillOf(row).skillCategory.skillCategory} />,
  };
  const ofSource: Column<R> = {
    id: 'source',
    title: 'Source',
    narrow: 'value',
    width: source,
    cell: (row) => skillOf(row).skillSource.source,
  };
  return { named, inCategory, ofSource };
};

/** Links to the form of a new skill with the name of a row, for skills that the library lacks. */
export const createSkillColumn = <R,>(nameOf: (row: R) => string): Column<R> => ({
  id: 'create',
  title: 'Create',
  hideTitle: true,
  width: '9rem',
  cell: (row) => (
    <TextLink
      href={`/skill/add?name=${encodeURIComponent(nameOf(row))}`}
      target="_blank"
      rel="noreferrer"
      aria-label={`Create ${nameOf(row)}`}
    >
      Create the skill
    </TextLink>
  ),
});

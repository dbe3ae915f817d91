import { revisionColumn, type TableLayout } from '@skills-architect/library-service-kit/tables';

/** The columns of a level of a skill as they are exported, in their order. */
export const LEVEL_LAYOUT: TableLayout = {
  identifyingColumns: ['levelNumber'],
  translated: [{ part: 'description', title: 'Description', width: 60, note: 'Empty for no translation.' }],
  columns: [
    { field: 'skillId', title: 'Skill Id', width: 10, note: 'Required. Identifies the skill of the level.' },
    revisionColumn('skill'),
    { field: 'skillName', title: 'Skill Name', width: 36, note: 'Read-only. Change it in the table of skills.' },
    { field: 'scheme', title: 'Scheme', width: 22, note: 'Required. A scheme of the source of the skill.' },
    {
      field: 'levelNumber',
      title: 'Level Number',
      width: 12,
      note: 'Required. A level that the skill does not have is added, except for sources with fixed levels.',
    },
    { field: 'level', title: 'Level', width: 18, note: 'Read-only.' },
    { field: 'description', title: 'Description', width: 60, note: 'Required as soon as the level has any text.' },
    {
      field: 'knowledge',
      title: 'Knowledge',
      width: 40,
      note: 'Key phrases of what one knows. Required as soon as the level has any text.',
    },
    { field: 'ability', title: 'Ability', width: 40, note: 'May be empty.' },
  ],
};

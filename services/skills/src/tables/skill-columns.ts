import {
  type Cells,
  RECORD_TRANSLATIONS,
  revisionColumn,
  type TableLayout,
} from '@skills-architect/library-service-kit/tables';

/** What new skills have where a table says nothing else. */
const DEFAULTS = { source: 'Skills Architect', skillStatus: 'Draft' };

/** The columns of a skill as they are exported, in their order, and titles of other lists of skills. */
export const SKILL_LAYOUT: TableLayout = {
  identifyingColumns: ['skillId', 'skillName'],
  translated: RECORD_TRANSLATIONS,
  defaults: DEFAULTS,
  // Lists of people or roles with a column per skill.
  matrix: { skill: 'skillName' },
  columns: [
    {
      field: 'skillId',
      title: 'Skill Id',
      width: 10,
      note: 'Identifies the skill of the row. Empty for a new skill.',
    },
    revisionColumn('skill'),
    {
      field: 'skillName',
      title: 'Skill Name',
      aliases: [
        'Skill',
        'Skill Title',
        'Competency',
        'Competency Name',
        'Preferred Label',
        'Abbreviated Statement',
        'Full Statement',
      ],
      width: 36,
      note: 'Required. No other skill of the source may have it.',
      meaning: 'skill',
      isRequired: true,
    },
    {
      field: 'alternativeNames',
      title: 'Alternative Names',
      aliases: ['Alternate Names', 'Alternative Name'],
      width: 36,
      note: 'One per line of the cell.',
    },
    {
      field: 'skillCategory',
      title: 'Category',
      width: 22,
      note: 'Functional Skills, Digital Tools, Leadership Skills, or Mindset / Meta Skills.',
      aliases: ['Skill Category'],
      meaning: 'category',
      isRequired: true,
      sameForAll: true,
    },
    {
      field: 'skillFamily',
      title: 'Family',
      width: 28,
      note: 'Required. A family that its category does not have yet is created.',
      aliases: [
        ...[
          'Skill Family',
          'Competency Area',
          'Competence Area',
          'Competence Area Name',
          'Skill Area',
          'Competency Group',
        ],
        ...['Domain', 'Area', 'Topic'],
      ],
      meaning: 'category',
      isWrittenOnce: true,
      isRequired: true,
      sameForAll: true,
    },
    {
      field: 'source',
      title: 'Source',
      width: 22,
      note: 'It cannot be changed. New skills can be added to Skills Architect and AI Generated.',
      sameForAll: true,
    },
    {
      field: 'skillStatus',
      title: 'Status',
      width: 16,
      note: 'Draft, SME Approved, SA Approved, Published or Retired.',
      sameForAll: true,
    },
    {
      field: 'skillDescription',
      title: 'Skill Description',
      aliases: ['Description', 'Definition', 'Skill Definition', 'Competence Descriptor'],
      width: 60,
      note: 'Required.',
      meaning: 'description',
      isRequired: true,
      sameForAll: true,
    },
    {
      field: 'embeddingDescription',
      title: 'Detailed Description',
      width: 60,
      note: 'May be empty.',
      takesSeveral: true,
    },
    {
      field: 'knowledgeBases',
      title: 'Knowledge Base',
      width: 30,
      note: 'Titles of Skillopedia entries, one per line of the cell.',
    },
  ],
};

const SEPARATOR = ';';
const splitList = (cell: string | undefined) =>
  (cell ?? '')
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean);

/** OSMT columns without an own field in the library; their texts are added to the detailed description. */
const OSMT_TEXTS = {
  authors: ['Authors', 'Author'],
  keywords: ['Keywords'],
  standards: ['Standards', 'Professional Standards'],
  certifications: ['Certifications'],
  majorGroups: ['Occupation Major Groups', 'BLS Major Group'],
  minorGroups: ['Occupation Minor Groups', 'BLS Minor Group'],
  broadOccupations: ['Broad Occupations', 'BLS Broad Occupation'],
  detailedOccupations: ['Detailed Occupations', 'BLS Detailed Occupation'],
  jobCodes: ['O*Net Job Codes', 'O*NET Job Codes', 'O*NET Job Role', 'Job Codes', 'Occupations'],
  employers: ['Employers', 'Employer'],
  alignmentName: ['Alignment Name', 'Alignment Title', 'Alignments'],
  alignmentUrl: ['Alignment URL', 'Alignment'],
  alignmentFramework: ['Alignment Framework', 'Framework'],
  collections: ['Collections', 'Collection'],
} as const;

const osmtText = (cells: Cells) =>
  Object.entries(OSMT_TEXTS)
    .flatMap(([field, [title]]) => {
      const values = splitList(cells[field]);
      return values.length ? [`${title}: ${values.join(', ')}`] : [];
    })
    .join('\n');

/** An OSMT skill has several categories; here it has one family. */
const fromOsmt = (cells: Cells): Cells => {
  const { externalId, skillName, skillDescription, skillFamily } = cells;
  const text = osmtText(cells);
  return {
    ...(externalId !== undefined && { externalId }),
    ...(skillName !== undefined && { skillName }),
    ...(skillDescription !== undefined && { skillDescription }),
    ...(skillFamily !== undefined && { skillFamily: splitList(skillFamily)[0] ?? '' }),
    ...(text && { embeddingDescription: text }),
  };
};

/** The columns of the Open Skills Management Tool (OSMT), with the titles of its different versions. */
export const OSMT_LAYOUT: TableLayout = {
  identifyingColumns: ['skillDescription'],
  columns: [
    { field: 'externalId', title: 'Canonical URL', width: 30, note: '' },
    { field: 'skillName', title: 'RSD Name', aliases: ['Skill Name'], width: 30, note: '' },
    {
      field: 'skillDescription',
      title: 'Skill Statement',
      aliases: ['Contextualized Skill Statement'],
      width: 30,
      note: '',
    },
    { field: 'skillFamily', title: 'Categories', aliases: ['Category', 'Skill Category'], width: 30, note: '' },
    ...Object.entries(OSMT_TEXTS).map(([field, [title, ...aliases]]) => ({
      field,
      title,
      aliases,
      width: 30,
      note: '',
    })),
  ],
  defaults: { ...DEFAULTS, skillCategory: 'Functional Skills' },
  translate: fromOsmt,
  notes: [
    'This is a table of OSMT. New skills become drafts of the source Skills Architect; the first category is the family, and what has no column of its own goes into the detailed description.',
  ],
};

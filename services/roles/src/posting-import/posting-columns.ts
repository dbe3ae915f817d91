import type { TableLayout } from '@skills-architect/service-kit/tables';

/** The columns of a job posting, named as in the specification. */
export const POSTING_LAYOUT: TableLayout = {
  identifyingColumns: ['title'],
  columns: [
    {
      field: 'postingId',
      title: 'posting_id',
      aliases: ['Posting Id'],
      width: 10,
      note: 'Identifies the posting of the row. Empty for a new posting.',
    },
    {
      field: 'rev',
      title: 'revision',
      width: 10,
      note: 'Detects changes of the posting after the export; such a row is not imported. Do not edit it.',
    },
    {
      field: 'reference',
      title: 'id',
      aliases: ['Reference', 'Job Id', 'job_id'],
      width: 24,
      note: 'The id that its publisher gave it. A row with the id of a known posting changes that posting.',
    },
    {
      field: 'title',
      title: 'job_posting_title',
      aliases: ['Job Posting Title', 'Job Title', 'Title', 'Vacancy', 'Vacancy Title', 'Position'],
      width: 36,
      note: 'Required.',
    },
    { field: 'company', title: 'company', aliases: ['Employer', 'Organisation', 'Organization'], width: 28, note: '' },
    { field: 'country', title: 'country', aliases: ['Location'], width: 20, note: '' },
    { field: 'industry', title: 'industry', width: 24, note: "The company's industry as the posting words it." },
    {
      field: 'subSector',
      title: 'sub_sector',
      aliases: ['Sub-Sector', 'Sub Sector'],
      width: 28,
      note: 'An industry or function of the library. Without one the posting gets that of the closest role.',
    },
    {
      field: 'functionName',
      title: 'function',
      aliases: ['Department', 'Track'],
      width: 28,
      note: 'A department or track of the sub-sector, or empty.',
    },
    {
      field: 'normalisedTitle',
      title: 'normalised_title',
      width: 28,
      note: 'The title without additions. Without one it is made from the title.',
    },
    { field: 'source', title: 'source', aliases: ['Publisher', 'Job Board'], width: 20, note: 'Who published it.' },
    {
      field: 'description',
      title: 'job_posting_description',
      aliases: ['Job Description', 'Description', 'Text'],
      width: 80,
      note: 'Roles are suggested from it and from the title.',
    },
    {
      field: 'roleSentences',
      title: 'role_sents_extracted',
      width: 60,
      note: 'Sentences about the role, one in each line. Without them they are taken from the description.',
    },
    {
      field: 'industryRole',
      title: 'industry_role_name',
      width: 28,
      note: 'Read-only: annotate in the portal.',
    },
  ],
};

export const POSTING_NOTES = [
  'An empty cell deletes the value of the posting; without the column the value is unchanged.',
  'Postings that are not in the table are unchanged.',
];

import type { JobPosting, JobPostingDetail, PostingPlace } from '@skills-architect/contracts/roles';

/** A posting of a list, with defaults. */
export const aJob = (overrides: Partial<JobPosting> = {}): JobPosting => ({
  id: 12,
  rev: 3,
  job_posting_title: 'HGV Driver, nights',
  company: 'Swiftlet Haulage',
  country: 'Ireland',
  industry: 'Road haulage',
  sub_sector_id: 2,
  sub_sector: 'Logistics',
  normalised_title: 'Truck Driver',
  industry_role_id: null,
  industry_role_name: '',
  leadership_role_id: null,
  leadership_role_name: '',
  source: 'Job Harbour',
  inUseBy: '',
  proposal: null,
  ...overrides,
});

/** A posting in full, with defaults. */
export const aJobDetail = (overrides: Partial<JobPostingDetail> = {}): JobPostingDetail => ({
  ...aJob(),
  created: { at: '2026-01-01T09:00:00Z', by: 0 },
  updated: { at: '2026-02-01T09:00:00Z', by: 0 },
  function: 'Transport',
  job_posting_description: 'A family firm with forty lorries.',
  role_sents_extracted: ['Drive articulated lorries at night.', 'Check the load.'],
  top3_role_suggestion: 'Truck Driver, Dispatcher',
  suggestions: [
    { roleId: 7, roleName: 'Truck Driver' },
    { roleId: 8, roleName: 'Dispatcher' },
  ],
  ...overrides,
});

/** The second of three postings. */
export const aPlace = (overrides: Partial<PostingPlace> = {}): PostingPlace => ({
  rowNumber: 2,
  total: 3,
  previousId: 11,
  nextId: 13,
  ...overrides,
});

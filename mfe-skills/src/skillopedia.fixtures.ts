import type { MappedContent, SkillopediaEntry, SkillopediaRow } from '@skills-architect/contracts/skills';

/** An entry of a list, with defaults. */
export const aRow = ({ encyclopediaId = 1, name = 'Cycle counting', ...overrides }: Partial<SkillopediaRow> = {}) => ({
  encyclopediaId,
  skillopediaId: encyclopediaId,
  encyclopedia: name,
  name,
  url: null,
  status: 4 as const,
  updatedAt: '2026-02-01T09:00:00Z',
  ...overrides,
});

/** An item that fits an entry, with defaults. */
export const anItem = (overrides: Partial<MappedContent> = {}): MappedContent => ({
  contentId: 17,
  contentType: 'Article',
  contentTitle: 'Counting instead of the stocktake',
  contentProvider: 'Field Note Press',
  contentProviderRating: 4.4,
  contentFullDescription: 'Counting a few locations each day',
  contentUrl: 'https://example.org/content/counting',
  contentDuration: 840,
  contentLanguage: 'en',
  score: 0.72,
  why: ['counting', 'cycle'],
  ...overrides,
});

/** An entry in full, with defaults. */
export const anEntry = (overrides: Partial<SkillopediaEntry> = {}): SkillopediaEntry => ({
  encyclopediaId: 6,
  skillopediaId: 6,
  name: 'Cycle counting',
  status: 4,
  url: '/skillopedia/6',
  text: '# Counting\n\nA few locations a day.',
  externalUrl: '',
  isSampling: false,
  isClassified: false,
  toBeClassified: false,
  sampleContent: [],
  mappedContent: [],
  skills: 2,
  rev: 0,
  created: { at: '2026-01-01T09:00:00Z', by: 1 },
  updated: { at: '2026-02-01T09:00:00Z', by: 1 },
  ...overrides,
});

const at = new Date('2026-11-01');

/** Fields that every stored record has. */
export const AUDIT = { rev: 0, created: { at, by: 1 }, updated: { at, by: 1 }, deletedAt: null, changeSet: 'test' };

/** A learning item with this title, as stored; without descriptions, tags and the audit fields. */
export const anItem = (contentTitle: string) => ({
  contentTitle,
  contentType: 'Video',
  contentProvider: 'Shelf',
  contentProviderId: 0,
  contentProviderRating: null,
  contentFullDescription: '',
  contentAdditionalDescription: '',
  contentUrl: 'https://content.example',
  contentDuration: 5,
  contentLanguage: 'en',
  terms: [],
  mappingWords: [],
  tags: [],
  statedLevel: null,
  removedAt: null,
});

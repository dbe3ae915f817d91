import { createHash } from 'node:crypto';
import { formatNumber } from '@skills-architect/contracts/locale';
import type { ContentImportState } from '@skills-architect/contracts/skills';
import type { ContentDocument } from '../content/content-document';
import type { CatalogueEntry, ReadItem } from './catalogue-item';

/** Unique key of a provider's item. */
export const toImportKey = (contentProviderId: number, externalId: string) => `${contentProviderId}:${externalId}`;

/** Hash of all fields of an entry. */
export const computeHash = (entry: CatalogueEntry): string =>
  createHash('sha256').update(JSON.stringify(entry)).digest('base64url');

/** A readable item of a page; `hash` changes with its content. */
export interface PageEntry {
  key: string;
  hash: string;
  entry: CatalogueEntry;
}

/** Splits a page into readable items, ids of removed items, and unreadable ones; of duplicates the last one is taken. */
export const splitPage = (contentProviderId: number, items: readonly ReadItem[], firstPlace: number) => {
  const entries = new Map<string, PageEntry>();
  const goneIds = new Set<string>();
  const refused: { key: string; title: string; reason: string }[] = [];
  for (const [index, item] of items.entries())
    if ('entry' in item) {
      const key = toImportKey(contentProviderId, item.entry.externalId);
      entries.set(key, { key, hash: computeHash(item.entry), entry: item.entry });
      goneIds.delete(key);
    } else if ('goneId' in item) {
      const key = toImportKey(contentProviderId, item.goneId);
      goneIds.add(key);
      entries.delete(key);
    } else {
      const place = firstPlace + index + 1;
      refused.push({
        key: `place ${place}`,
        title: item.title || `Item ${formatNumber(place)}`,
        reason: item.refusal,
      });
    }
  return { entries: [...entries.values()], gone: [...goneIds], refused };
};

/** What a page does to an item: new, changed and so on. */
export const entryState = (
  hash: string,
  existing: Pick<ContentDocument, 'importedAs' | 'removedAt'> | undefined,
): Exclude<ContentImportState, 'removed' | 'refused'> => {
  if (!existing) return 'new';
  return existing.importedAs === hash && existing.removedAt === null ? 'same' : 'changed';
};

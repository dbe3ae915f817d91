import type { MappedContent, SkillopediaEntry } from '@skills-architect/contracts/skills';
import { showTranslations } from '@skills-architect/library-service-kit';
import { notFound, type ServiceKit, toAuditFields } from '@skills-architect/service-kit';
import { type ContentDocument, type Contents, toContentItem } from '../content/content-document';
import type { Skills } from '../skills/skill-document';
import { documentUrl, type Encyclopedia, type EncyclopediaDocument, entryTexts } from './encyclopedia-document';
import { type FoundContent, type MappingDocument, type Mappings, toMappingState } from './mapping-document';

/** The resources of the Skillopedia. */
export interface SkillopediaDependencies {
  kit: ServiceKit;
  encyclopedia: Encyclopedia;
  mappings: Mappings;
  contents: Contents;
  skills: Skills;
}

/** Reads entries with their content. */
export const entryReader = ({ encyclopedia, mappings, contents, skills }: Omit<SkillopediaDependencies, 'kit'>) => {
  const findMapping = (entryId: number) => mappings.model.findOne({ _id: entryId }).lean<MappingDocument>();

  /** Adds the fields of the items; items that no longer exist are omitted. */
  const withItems = async (lists: FoundContent[]): Promise<MappedContent[][]> => {
    const ids = lists.flat().map(({ contentId }) => contentId);
    const items = ids.length
      ? await contents.model.find({ _id: { $in: ids }, ...contents.alive }).lean<ContentDocument[]>()
      : [];
    const itemsById = new Map(items.map((item) => [item._id, toContentItem(item)]));
    return lists.map((list) =>
      list.flatMap(({ contentId, score, why }) => {
        const item = itemsById.get(contentId);
        return item ? { ...item, score, why } : [];
      }),
    );
  };

  return {
    findMapping,
    withItems,

    async open(entryId: number): Promise<EncyclopediaDocument> {
      const entry = await encyclopedia.model
        .findOne({ _id: entryId, ...encyclopedia.alive })
        .lean<EncyclopediaDocument>();
      if (!entry) throw notFound('This entry');
      return entry;
    },

    async describe(entry: EncyclopediaDocument): Promise<SkillopediaEntry> {
      const [mapping, skillCount] = await Promise.all([
        findMapping(entry._id),
        skills.model.countDocuments({ encyclopediaIds: entry._id, ...skills.alive }),
      ]);
      const [sampleContent = [], mappedContent = []] = await withItems([mapping?.sample ?? [], mapping?.mapped ?? []]);
      return {
        encyclopediaId: entry._id,
        skillopediaId: entry._id,
        name: entry.name,
        status: entry.status,
        url: documentUrl(entry),
        text: entry.text ?? '',
        externalUrl: entry.url ?? '',
        ...toMappingState(mapping),
        translations: showTranslations(entryTexts(entry)),
        sampleContent,
        mappedContent,
        skills: skillCount,
        ...toAuditFields(entry),
      };
    },
  };
};
export type EntryReader = ReturnType<typeof entryReader>;

import type { LinkCount, LinkMove, MergeForm, MergePreview } from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import { type CallContext, invalid } from '@skills-architect/service-kit';
import type * as z from 'zod';
import { type InOwnLanguage, ownLanguageOf } from '../records/own-language';
import type { SourceLanguages } from '../records/translated-kinds';
import type { RecordTexts } from '../records/translations';
import { gainedNames } from './gained-names';
import { gainedLanguages } from './joined-translations';
import type { LinkStore } from './link-store';
import type { mergeRecords } from './merge-records';
import type { MergeRuns } from './merge-runs';
import { offeredTexts } from './offered-texts';

interface MergedRecord extends InOwnLanguage {
  _id: number;
  rev: number;
  sourceId: number;
}

/** Two records that may be merged, and the links that would move. */
interface PreparedMerge<T> {
  merged: T;
  target: T;
  move: LinkMove;
  links: readonly LinkCount[];
}

interface MergeActions<T extends MergedRecord> {
  noun: string;
  runs: MergeRuns;
  stores: readonly LinkStore[];
  checkSeen: ReturnType<typeof mergeRecords>['checkSeen'];
  open: (id: number, context: CallContext) => Promise<T>;
  describe: (record: T, context: CallContext) => Promise<object>;
  readSources: () => Promise<ReadonlyMap<number, string>>;
  texts: (record: T) => RecordTexts;
  sourceLanguages: SourceLanguages;
  moveBetween: (merged: T, target: T) => Promise<LinkMove>;
  /** Throws when the two cannot be merged. */
  check?: (prepared: PreparedMerge<T>) => void;
  /** What the target gains besides names and languages, as short texts. */
  gains: (merged: T, target: T) => string[];
  warnings: (prepared: PreparedMerge<T>) => Promise<string[]>;
}

const countLinks = (links: readonly LinkCount[]) => links.reduce((sum, { total }) => sum + total, 0);

/** Previews and starts the merges of one kind of library records. */
export const mergeActions = <T extends MergedRecord>(kind: MergeActions<T>) => {
  const { noun, runs, stores, open, texts } = kind;

  const prepare = async (id: number, intoId: number, context: CallContext): Promise<PreparedMerge<T>> => {
    if (id === intoId) throw invalid('intoId', `Choose another ${noun}.`);
    const [merged, target] = [await open(id, context), await open(intoId, context)];
    const move = await kind.moveBetween(merged, target);
    const { identity } = context;
    const links = (await Promise.all(stores.map((store) => store.count(move, { identity })))).flat();
    kind.check?.({ merged, target, move, links });
    return { merged, target, move, links };
  };

  return {
    async preview(id: number, intoId: number, context: CallContext): Promise<MergePreview> {
      const prepared = await prepare(id, intoId, context);
      const { merged, target, links } = prepared;
      const [sources, ofSources] = [await kind.readSources(), await kind.sourceLanguages()];
      const offered = offeredTexts(texts(merged), {
        merged: ownLanguageOf(merged, ofSources),
        target: ownLanguageOf(target, ofSources),
      });
      const toNamed = (record: T) => ({
        id: record._id,
        name: texts(record).name,
        source: sources.get(record.sourceId) ?? '',
        rev: record.rev,
      });
      const languages = gainedLanguages(offered.translations, texts(target).translations);
      return {
        merged: toNamed(merged),
        target: toNamed(target),
        links: [...links],
        alternativeNames: gainedNames(offered.names, texts(target)),
        gains: [...kind.gains(merged, target), ...languages.map((code) => `texts in ${languageName(code)}`)],
        warnings: await kind.warnings(prepared),
      };
    },

    async start(id: number, body: z.output<typeof MergeForm>, context: CallContext) {
      const { merged, target, links } = await prepare(id, body.intoId, context);
      const pair = {
        merged: { id: merged._id, name: texts(merged).name },
        target: { id: target._id, name: texts(target).name },
        outcome: body.outcome,
      };
      const describe = async (seenId: number) => kind.describe(await open(seenId, context), context);
      return runs.start(pair, context.identity, countLinks(links), (session) =>
        kind.checkSeen({ merged, target, body }, session, describe),
      );
    },
  };
};

import { type ClientLibrary, offersRole, type RoleSubSector } from '@skills-architect/contracts/admin';
import {
  buildIndex,
  decodeModel,
  type EmbeddingPair,
  explain,
  type MatchIndex,
  match,
  similarity,
} from '@skills-architect/matching';
import type { LibraryEmbeddings, MatchAnswer, MatchTask } from './match-task';

interface LoadedLibrary {
  revision: string;
  index: MatchIndex;
  subSectorOfRole: Map<number, RoleSubSector>;
  embeddings: LibraryEmbeddings | undefined;
}

/** Calls that started before a library change still need the previous revision. */
const MAX_REVISIONS = 2;
const revisions = new Map<string, LoadedLibrary>();

const addRevision = (loaded: LoadedLibrary) => {
  revisions.set(loaded.revision, loaded);
  for (const old of [...revisions.keys()].slice(0, -MAX_REVISIONS)) revisions.delete(old);
};

const load = ({ revision, roles, model, embeddings }: Extract<MatchTask, { kind: 'load' }>): LoadedLibrary => ({
  revision,
  embeddings,
  index: buildIndex(roles, model && decodeModel(model)),
  subSectorOfRole: new Map(roles.map(({ roleId, sourceId, subsectorId }) => [roleId, { sourceId, subsectorId }])),
});

const candidateFilter = (client: ClientLibrary, subSectorOfRole: Map<number, RoleSubSector>) => (roleId: number) => {
  const subSector = subSectorOfRole.get(roleId);
  return subSector !== undefined && offersRole(client, subSector);
};

/** Returns a function for the similarity of the text and a role by their vectors; undefined without vectors. */
const compareTo = ({ index, embeddings }: LoadedLibrary, text: EmbeddingPair | undefined) => {
  if (!text || embeddings?.width !== text.whole.length) return undefined;
  const { width, whole, names } = embeddings;
  const row = (rows: Float32Array, position: number) => rows.subarray(position * width, (position + 1) * width);
  return (roleId: number) => {
    const position = index.positions.get(roleId);
    return position === undefined
      ? undefined
      : similarity(text, { whole: row(whole, position), name: row(names, position) });
  };
};

/** Answers a task from a loaded library. */
export default (task: MatchTask): MatchAnswer => {
  if (task.kind === 'load') {
    addRevision(load(task));
    return { missing: false, loaded: true };
  }
  const loaded = revisions.get(task.revision);
  if (!loaded) return { missing: true };
  const { index, subSectorOfRole } = loaded;
  const candidates = task.client && candidateFilter(task.client, subSectorOfRole);
  if (task.kind === 'suggest')
    return {
      missing: false,
      results: task.texts.map(({ embeddings, ...text }) =>
        match(index, { ...text, candidates, limit: task.limit, nearness: compareTo(loaded, embeddings) }),
      ),
    };
  const explanations = task.roleIds.flatMap((roleId) => explain(index, { ...task.text, candidates }, roleId) ?? []);
  return { missing: false, explanations };
};

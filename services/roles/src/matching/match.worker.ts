import { type ClientLibrary, offersRole, type RoleSubSector } from '@skills-architect/contracts/admin';
import { type EmbeddingPair, explain, type MatchIndex, match, similarity } from '@skills-architect/matching';
import type { MatchAnswer, MatchTask } from './match-task';
import { type WorkerIndex, workerIndex } from './worker-index';

let current: WorkerIndex | undefined;

const candidateFilter = (
  subSectors: ReadonlyMap<number, RoleSubSector>,
  client: ClientLibrary | undefined,
  without: readonly number[],
) => {
  if (!client && !without.length) return undefined;
  const excluded = new Set(without);
  return (roleId: number) => {
    const subSector = subSectors.get(roleId);
    return subSector !== undefined && !excluded.has(roleId) && (!client || offersRole(client, subSector));
  };
};

/** Returns a function for the similarity of the text and a role by their vectors; undefined without vectors. */
const compareTo = (vectors: ReadonlyMap<number, EmbeddingPair>, text: EmbeddingPair | undefined) => {
  if (!text || !vectors.size) return undefined;
  return (roleId: number) => {
    const pair = vectors.get(roleId);
    return pair?.whole.length === text.whole.length ? similarity(text, pair) : undefined;
  };
};

const answerState = (index: WorkerIndex): MatchAnswer => ({ kind: 'state', ...index.state() });

const suggest = (
  index: MatchIndex,
  { subSectors, vectors, names }: WorkerIndex,
  { client, text: { embeddings, ...text }, limit, without }: Extract<MatchTask, { kind: 'suggest' }>,
): MatchAnswer => {
  const candidates = candidateFilter(subSectors, client, without);
  const nearness = compareTo(vectors, embeddings);
  const nameNearness = embeddings?.title && names.size() ? names.compare(embeddings.title) : undefined;
  return { kind: 'result', result: match(index, { ...text, candidates, limit, nearness, nameNearness }) };
};

/** Answers a task from the index of this thread. */
export default (task: MatchTask): MatchAnswer => {
  if (task.kind === 'open') {
    current = workerIndex(task);
    return answerState(current);
  }
  if (!current) return { kind: 'missing' };
  if (task.kind === 'change') current.change(task);
  if (task.kind === 'vectors') current.setVectors(task.vectors);
  if (task.kind === 'names') current.setNames(task.vectors);
  if (task.kind === 'build') current.build();
  if (task.kind === 'store') return { kind: 'stored', bytes: current.serialise() };
  const index = current.index();
  if (task.kind === 'suggest') return index ? suggest(index, current, task) : { kind: 'missing' };
  if (task.kind !== 'explain') return answerState(current);
  if (!index) return { kind: 'missing' };
  const candidates = candidateFilter(current.subSectors, task.client, []);
  const explanations = task.roleIds.flatMap((roleId) => explain(index, { ...task.text, candidates }, roleId) ?? []);
  return { kind: 'explanations', explanations };
};

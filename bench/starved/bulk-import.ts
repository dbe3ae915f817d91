import { setTimeout as sleep } from 'node:timers/promises';
import {
  changeImportRows,
  createImportedPersonas,
  getImport,
  type ImportRow,
  importJobDescriptions,
  listImportRows,
  proceedImport,
  saveImportRows,
} from '@skills-architect/contracts/personas';
import { CLIENT } from '../portal/fill';
import { RequestError, type Visitor } from '../portal/visitor';

const POLL_MS = 500;
const PAGE = 100;
/** Answers of a portal that is busy: the page repeats such calls by itself. */
const PASSING = [502, 503, 504];
/** Texts that name slowness as the reason of a failure. */
const SLOWNESS = /time|slow|processor|busy|long/i;

/** Result of importing one zip of job descriptions. */
export interface BulkImport {
  read: number;
  failed: number;
  /** Failed files whose reason is slowness. */
  failedForSlowness: string[];
  personas: number;
  secondsByStage: Record<string, number>;
  /** The longest time without a step forward, in seconds. */
  longestStill: number;
  seconds: number;
}

/** Repeats a call as the page does: a portal that is busy answers later. */
const patiently = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof RequestError) || !PASSING.includes(error.status)) throw error;
      await sleep(POLL_MS);
    }
  }
};

/** Imports a zip of job descriptions up to the personas, as one user. */
export const importUpToPersonas = async (visitor: Visitor, zip: string): Promise<BulkImport> => {
  const startedAt = performance.now();
  const secondsByStage: Record<string, number> = {};
  let longestStill = 0;
  const { importTokenId } = await visitor.upload(importJobDescriptions, { query: { clientId: CLIENT } }, [zip]);
  const params = { importTokenId };
  const reach = async (end: string) => {
    const from = performance.now();
    let last = '';
    let movedAt = from;
    for (;;) {
      const state = await patiently(() => visitor.call(getImport, { params }));
      if (state.stage === 'failed') throw new Error(`the import failed: ${state.errorMessage}`);
      const step = `${state.stage} ${state.completedItems}`;
      if (step !== last) movedAt = performance.now();
      last = step;
      longestStill = Math.max(longestStill, (performance.now() - movedAt) / 1000);
      if (state.stage === end) break;
      await sleep(POLL_MS);
    }
    secondsByStage[end] = (performance.now() - from) / 1000;
  };
  const readRows = async () => {
    const rows: ImportRow[] = [];
    for (;;) {
      const query = { offset: rows.length, pagesize: PAGE };
      const page = await patiently(() => visitor.call(listImportRows, { params, query }));
      rows.push(...page.rows);
      if (!page.rows.length || rows.length >= page.total) return rows;
    }
  };

  await reach('review');
  const { counts } = await patiently(() => visitor.call(getImport, { params }));
  const reviewed = await readRows();
  const failed = reviewed.flatMap(({ outcome, reason }) => (outcome === 'read' ? [] : reason));
  const nameless = reviewed.filter(
    ({ outcome, groupName, personaName }) => outcome === 'read' && !(groupName && personaName),
  );
  if (nameless.length) {
    const completed = nameless.map(({ rowId, personaName, groupName, fileName }) => ({
      rowId,
      fields: { personaName: personaName || fileName, groupName: groupName || 'Bench' },
    }));
    await patiently(() => visitor.call(changeImportRows, { params, body: { rows: completed } }));
  }
  await patiently(() => visitor.call(proceedImport, { params }));
  await reach('selection');
  const rows = (await readRows())
    .filter(({ outcome, isDuplicatePersona }) => outcome === 'read' && !isDuplicatePersona)
    .map(({ rowId, roleRecommendations: [best] }) => ({ rowId, roleId: best?.roleId ?? null }));
  await patiently(() => visitor.call(saveImportRows, { params, body: { rows } }));
  await patiently(() => visitor.call(createImportedPersonas, { params }));
  await reach('done');
  const end = await patiently(() => visitor.call(getImport, { params }));
  return {
    read: counts.read,
    failed: counts.failed,
    failedForSlowness: failed.filter((text) => SLOWNESS.test(text)),
    personas: end.counts.created,
    secondsByStage,
    longestStill,
    seconds: (performance.now() - startedAt) / 1000,
  };
};

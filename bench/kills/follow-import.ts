import { getImport, listImportRows } from '@skills-architect/contracts/personas';
import { type KillablePortal, pollUntil } from './killed-portal';

const PAGE = 100;
const STAGES = ['parsing', 'review', 'matching', 'selection', 'creating', 'done'];

/** Polls one import through its stages, even while the portal restarts after a kill. */
export const followImport = (killable: KillablePortal, importTokenId: string) => {
  const params = { importTokenId };
  const state = async () => {
    const found = await killable.visitor().call(getImport, { params });
    if (found.stage === 'failed') throw new Error(`the import failed: ${found.errorMessage}`);
    return found;
  };
  const hasReached = (stage: string, least: string) => STAGES.indexOf(stage) >= STAGES.indexOf(least);
  /** Items processed so far; `Infinity` once the import has reached the stage `end`. */
  const progress = (end: string) => async () => {
    const { stage, completedItems } = await state();
    return hasReached(stage, end) ? Number.POSITIVE_INFINITY : completedItems;
  };
  const reach = (end: string) =>
    pollUntil(`the import does not reach ${end}`, async () =>
      hasReached((await state()).stage, end) ? true : undefined,
    );
  const rows = async () => {
    const found = [];
    for (let offset = 0; ; offset += PAGE) {
      const page = await killable.visitor().call(listImportRows, { params, query: { offset, pagesize: PAGE } });
      found.push(...page.rows);
      if (found.length >= page.total || !page.rows.length) return found;
    }
  };
  /** Waits until the import fails or waits for the user's role selection; returns that stage. */
  const waitForEnd = () =>
    pollUntil('the import does not end', async () => {
      const { stage } = await killable.visitor().call(getImport, { params });
      return stage === 'failed' || stage === 'selection' ? stage : undefined;
    });
  return { params, progress, reach, rows, waitForEnd };
};

import type { ContentRelevancy } from './content';
import { SourceId } from './skill';

/** Most content items whose relevancy can be set at once. */
export const MAX_SELECTED_CONTENT = 50;
export const TOO_MUCH_CONTENT = `Select at most ${MAX_SELECTED_CONTENT} items at a time`;

const LABELS: Record<ContentRelevancy, string> = { 0: 'Not verified', 1: 'Yes', 2: 'No' };
/** Content of skills of the AI source counts as verified by AI until a Skilling Architect changes it. */
const AI_LABELS: Record<ContentRelevancy, string> = {
  0: 'AI Verified',
  1: 'SA Verified - Yes',
  2: 'SA Verified - No',
};

/** Labels of the relevancy of content, by the source of its skill. */
export const relevancyLabels = (sourceId: number): Record<ContentRelevancy, string> =>
  sourceId === SourceId.AiGenerated ? AI_LABELS : LABELS;

/** The level of a scheme for a share from 0 (first) to 1 (last). */
export const levelOfShare = (share: number, levelCount: number): number =>
  1 + Math.round(Math.min(1, Math.max(0, share)) * (levelCount - 1));

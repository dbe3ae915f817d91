import type { ContentRelevancy } from './content';
import { SourceId } from './skill';

/** Content items of which the relevancy is set at once, at most. */
export const MOST_SELECTED_CONTENT = 50;
export const TOO_MUCH_CONTENT = `Select at most ${MOST_SELECTED_CONTENT} items at a time`;

const LABELS: Record<ContentRelevancy, string> = { 0: 'Not verified', 1: 'Yes', 2: 'No' };
/** What the AI source has was verified by it, until a Skilling Architect says otherwise. */
const AI_LABELS: Record<ContentRelevancy, string> = {
  0: 'AI Verified',
  1: 'SA Verified - Yes',
  2: 'SA Verified - No',
};

/** The words for the relevancy of content, by the source of its skill. */
export const relevancyLabels = (sourceId: number): Record<ContentRelevancy, string> =>
  sourceId === SourceId.AiGenerated ? AI_LABELS : LABELS;

/** The level of a scheme that a share from 0 (first) to 1 (last) stands for. */
export const levelOfShare = (share: number, levelCount: number): number =>
  1 + Math.round(Math.min(1, Math.max(0, share)) * (levelCount - 1));

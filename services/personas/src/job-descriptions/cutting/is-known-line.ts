import { isFactLine } from './labels';
import { topicOf } from './topic-of';

/** Whether a line is a heading or a stated fact by its words, and so does not go on from the line above. */
export const isKnownLine = (line: string) =>
  /^[A-Z\d]/.test(line) && !/[.,;]$/.test(line) && (topicOf(line) !== undefined || isFactLine(line));

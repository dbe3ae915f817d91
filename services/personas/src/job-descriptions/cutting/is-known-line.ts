import { isFactLine } from './labels';
import { findTopic } from './topic-of';

/** Whether a line is a heading or a stated fact by its words, and so does not go on from the line above. */
export const isKnownLine = (line: string) =>
  /^[A-Z\d]/.test(line) && !/[.,;]$/.test(line) && (findTopic(line) !== undefined || isFactLine(line));

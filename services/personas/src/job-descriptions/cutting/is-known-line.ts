import { isFactLine } from './labels';
import { findTopic } from './topic-of';

/** Whether a line is a known heading or a fact, and so does not continue the line above. */
export const isKnownLine = (line: string) =>
  /^[A-Z\d]/.test(line) && !/[.,;]$/.test(line) && (findTopic(line) !== undefined || isFactLine(line));

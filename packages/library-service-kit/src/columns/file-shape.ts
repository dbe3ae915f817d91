import { createHash } from 'node:crypto';
import { fold } from '@skills-architect/service-kit/fold';

/** Identifies files with the same titles, so that an assignment is asked for once. */
export const fileShape = (titles: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(titles.map(fold)))
    .digest('hex')
    .slice(0, 32);

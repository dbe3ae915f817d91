import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { restore } from '@skills-architect/backup';
import { signIn } from '../../bench/portal/visitor';
import { listCollections, startTestPortal } from '../../services/portal.fixtures';
import { checkRecords } from './check-records';
import { backupFile, listReleases, readAnswers } from './kept-release';

const uri = process.env.TEST_MONGODB_URI ?? '';
/** The password of the kept data. */
const PASSWORD = 'Skills.Demo1';

/** The command `npm run upgrade:check` opens all of them. */
const RECORDS_PER_KIND = 20;

/** Collections of mechanisms that projections have replaced, by the database of their service. */
const REPLACED = {
  explorer: ['trees', 'followers'],
  personas: ['rechecks'],
  roles: ['rechecks', 'suggestedFor'],
  skills: ['rechecks', 'contentMapping'],
};

const listReplaced = async (prefix: string) => {
  const found: string[] = [];
  for (const [service, names] of Object.entries(REPLACED)) {
    const stored = await listCollections(`${prefix}${service}`);
    found.push(...stored.filter((name) => names.includes(name)));
  }
  return found.toSorted();
};

it.each(await listReleases())(
  'everything that version %s has stored is opened and goes on',
  async (from) => {
    const databasePrefix = `test_${randomBytes(6).toString('hex')}_`;
    await restore({ uri, prefix: databasePrefix, file: backupFile(from), replace: false });
    expect(await listReplaced(databasePrefix)).toContain('trees');
    const portal = await startTestPortal(PASSWORD, { databasePrefix });
    try {
      const visitor = await signIn(portal.address, 'super', PASSWORD);
      const { failures, kinds, written } = await checkRecords(visitor, await readAnswers(from), 'afterwards', {
        perKind: RECORDS_PER_KIND,
      });
      visitor.close();
      expect(failures).toEqual([]);
      expect(written).toBe(kinds);
      expect(await listReplaced(databasePrefix)).toEqual([]);
    } finally {
      await portal.stop();
    }
  },
  600_000,
);

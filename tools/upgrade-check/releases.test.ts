import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { restore } from '@skills-architect/backup';
import { signIn } from '../../bench/portal/visitor';
import { startTestPortal } from '../../services/portal.fixtures';
import { checkRecords } from './check-records';
import { backupFile, listReleases, readAnswers } from './kept-release';

const uri = process.env.TEST_MONGODB_URI ?? '';
/** The password of the kept data. */
const PASSWORD = 'Skills.Demo1';

it.each(await listReleases())(
  'everything that version %s has stored is opened and goes on',
  async (from) => {
    const databasePrefix = `test_${randomBytes(6).toString('hex')}_`;
    await restore({ uri, prefix: databasePrefix, file: backupFile(from), replace: false });
    const portal = await startTestPortal(PASSWORD, { databasePrefix });
    try {
      const visitor = await signIn(portal.address, 'super', PASSWORD);
      const { failures, kinds, written } = await checkRecords(visitor, await readAnswers(from), 'afterwards');
      visitor.close();
      expect(failures).toEqual([]);
      expect(written).toBe(kinds);
    } finally {
      await portal.stop();
    }
  },
  600_000,
);

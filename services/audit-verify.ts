/**
 * Checks the hash chain of the audit log: `node services/dist/audit-verify.js [--expect NUMBER:HASH]`. Uses the database
 * of MONGODB_URI, else that of DATA_DIR. `--expect`: the end of an earlier check; it must still be there.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { connectToDatabase } from '@skills-architect/local-mongo';
import { verifyAudit } from '@skills-architect/service-kit';
import { exitWithMistakes, say } from './run-process';
import { readSettings } from './settings/single-process-settings';

const EXPECTED = /^(\d+):([\w-]{43})$/;
const { values } = parseArgs({ options: { expect: { type: 'string' } } });
const [, number, hash] = values.expect?.match(EXPECTED) ?? [];
if (values.expect !== undefined && !hash)
  exitWithMistakes([
    'Usage: npm run audit:verify -- [--expect NUMBER:HASH], with the end that an earlier check has said',
  ]);
const expected = hash ? { _id: Number(number), hash } : undefined;

// Only the settings of the database are needed.
const { MONGODB_URI, DATA_DIR, DATABASE_PREFIX } = process.env;
const read = readSettings({ MONGODB_URI, DATA_DIR, DATABASE_PREFIX });
if ('mistakes' in read) exitWithMistakes(read.mistakes);
else {
  const { mongoUri, dataDir, databasePrefix } = read.settings;
  const database = await connectToDatabase({
    uri: mongoUri,
    cacheDir: path.resolve('.cache/mongod'),
    dbPath: path.join(dataDir, 'mongo'),
    say,
  });
  const { lines, isWhole } = await verifyAudit({ uri: database.uri, databasePrefix }, expected).finally(database.stop);
  for (const line of lines) say(line);
  process.exit(isWhole ? 0 : 1);
}

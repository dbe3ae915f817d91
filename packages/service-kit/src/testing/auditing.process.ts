import { writeSync } from 'node:fs';
import mongoose from 'mongoose';
import { auditLog } from '../audit/audit-log';

/** A separate process that records acts until it is killed, and prints the record of each one that it was told is stored. */
const connection = await mongoose.createConnection(process.env.TEST_MONGODB_URI ?? '').asPromise();
const audit = auditLog(connection.useDb(process.env.TEST_DATABASE ?? ''));
const actAgain = async (worker: number) => {
  for (let number = 0; ; number += 1) {
    const act = { kind: 'rights', what: 'Update user', record: `${process.pid} ${worker} ${number}` } as const;
    const key = await audit.begin(act);
    await audit.end(key, { ...act, outcome: 'done' });
    writeSync(1, `${act.record}\n`);
  }
};
await Promise.all([1, 2, 3, 4].map(actAgain));

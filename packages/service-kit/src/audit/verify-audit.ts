import mongoose from 'mongoose';
import type { AuditTail } from './audit-entry';
import { type ChainReport, verifyChain } from './verify-chain';

/** What a check of the audit log says, as sentences. */
export const describeReport = ({ entries, erased, first, last, broken }: ChainReport): string[] => {
  if (broken)
    return [
      `Entry ${broken.seq} of the audit log is broken: ${broken.reason}.`,
      `${entries} entries before it are as they were written.`,
    ];
  if (!entries) return ['The audit log is empty.'];
  return [
    `The audit log is whole: entries ${first} to ${last._id}.`,
    ...(first > 1 ? [`The entries before ${first} were removed because of their age.`] : []),
    ...(erased ? [`Address and login id of ${erased} entries were erased.`] : []),
    `Its end is ${last._id}:${last.hash}. Keep it elsewhere: with --expect the next check finds whether the log was written anew.`,
  ];
};

/** Checks the audit log of a deployment. */
export const verifyAudit = async (
  { uri, databasePrefix }: { uri: string; databasePrefix: string },
  expected?: AuditTail,
): Promise<{ lines: string[]; isWhole: boolean }> => {
  const connection = await mongoose.createConnection(uri).asPromise();
  try {
    const report = await verifyChain(connection.useDb(`${databasePrefix}portal`), expected);
    return { lines: describeReport(report), isWhole: report.broken === undefined };
  } finally {
    await connection.close();
  }
};

import { createHash } from 'node:crypto';
import type { AreaTrial, SessionUser } from '@skills-architect/contracts/portal';

/** Fewer users with problems may be a coincidence, or their browsers. */
const LEAST_USERS_WITH_PROBLEMS = 3;

/** A number from 0 up to 100 for each user, area and version: always the same, and evenly spread. */
const placeOf = (area: string, version: string, userId: number): number =>
  (createHash('sha256').update(`${area} ${version} ${userId}`).digest().readUInt32BE() / 2 ** 32) * 100;

/** Whether a user has the version of the trial: by the share, or as a user of one of its clients. */
export const isInTrial = (
  area: string,
  { version, share, clientIds }: Pick<AreaTrial, 'version' | 'share' | 'clientIds'>,
  { userId, clients }: Pick<SessionUser, 'userId' | 'clients'>,
): boolean => clients.some((id) => clientIds.includes(id)) || placeOf(area, version, userId) < share;

/** How many users have opened the version of a trial, and how many had problems with it. */
export interface TrialUsers {
  users: number;
  usersWithProblems: number;
}

/** Whether so many users had problems that a trial must end. */
export const exceedsLimit = (
  { users, usersWithProblems }: TrialUsers,
  { maxErrorPercent }: Pick<AreaTrial, 'maxErrorPercent'>,
): boolean => usersWithProblems >= LEAST_USERS_WITH_PROBLEMS && usersWithProblems * 100 > users * maxErrorPercent;

/** Why a trial has ended by itself. */
export const describeWithdrawal = (
  { users, usersWithProblems }: TrialUsers,
  { version, maxErrorPercent }: Pick<AreaTrial, 'version' | 'maxErrorPercent'>,
): string =>
  `Version ${version} was withdrawn by itself: ${usersWithProblems} of ${users} users had problems, more than ${maxErrorPercent} %`;

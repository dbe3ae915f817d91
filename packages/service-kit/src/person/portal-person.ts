import type { PersonPlace } from '@skills-architect/contracts';
import type { Connection } from 'mongoose';
import { type AuditRecord, auditTerms } from '../audit/audit-entry';
import { fold } from '../database/fold';
import { escapeRegExp } from '../database/search-words';
import { NOTICES, NOTICES_SEEN, type NoticesSeen, type StoredNotice } from '../notices/stored-notice';
import { eraseNames, type NamePlace, readPersonPlaces } from './person-places';

/** Where the gateway stores names. */
const PLACES: NamePlace[] = [
  { collection: 'sessions', userId: 'user.userId', name: 'user.name' },
  { collection: 'accessTokens', userId: 'created.by', name: 'createdBy' },
  { collection: 'areaSwitch', userId: 'updated.by', name: 'who' },
  { collection: 'areaBuild', userId: 'created.by', name: 'who' },
  { collection: 'areaBuild', userId: 'updated.by', name: 'removed.who' },
];
const BATCH = 500;

/** The login ids of a user, in any case. */
const anyOf = (logins: readonly string[]) => logins.map((login) => new RegExp(`^${escapeRegExp(login)}$`, 'i'));

/** What the database of the gateway has about users: sessions, jobs, browsers, areas, the audit log. */
export const portalPerson = (portal: Connection) => {
  const audit = () => portal.collection<AuditRecord>('audit');
  const ofUser = (userId: number, logins: readonly string[]) => ({
    $or: [{ userId }, ...(logins.length ? [{ 'from.login': { $in: anyOf(logins) } }] : [])],
  });

  /** Erases address and login id of entries; their digests stay, so the chain does too. */
  const eraseAudit = async (userId: number, logins: readonly string[]): Promise<number> => {
    let changed = 0;
    for (;;) {
      const found = await audit()
        .find({ $and: [ofUser(userId, logins), { from: { $ne: null } }] })
        .limit(BATCH)
        .toArray();
      if (!found.length) return changed;
      const writes = found.map((entry) => ({
        updateOne: {
          filter: { _id: entry._id },
          update: { $set: { from: null, terms: auditTerms({ ...entry, from: null }) } },
        },
      }));
      changed += (await audit().bulkWrite(writes)).modifiedCount;
    }
  };

  return {
    /** All records with the user's id, and the sign-ins that were tried with the login ids. */
    async read(userId: number, logins: readonly string[]): Promise<PersonPlace[]> {
      const places = (await readPersonPlaces(portal, userId)).filter(
        ({ place }) => place !== 'audit' && place !== NOTICES,
      );
      const notices = await portal.collection<StoredNotice>(NOTICES).find({ userId }).sort({ at: 1 }).toArray();
      const recent = await portal.collection<{ _id: number }>('recentPlaces').find({ _id: userId }).toArray();
      const entries = await audit().find(ofUser(userId, logins)).sort({ _id: 1 }).toArray();
      const records = entries.map(({ terms: _derived, digest: _digest, ...entry }) => entry);
      const toPlace = (place: string, found: object[]): PersonPlace => ({
        place,
        total: found.length,
        records: JSON.parse(JSON.stringify(found)),
      });
      return [...places, toPlace('recentPlaces', recent), toPlace(NOTICES, notices), toPlace('audit', records)];
    },

    /** Erases the user's name, login ids and addresses; returns the number of changed records. */
    async erase(userId: number, logins: readonly string[]): Promise<number> {
      const names = logins.map(fold);
      const browsers = await portal
        .collection<{ names: string[] }>('knownBrowsers')
        .updateMany({ names: { $in: names } }, { $pull: { names: { $in: names } } });
      const sessions = await portal
        .collection('sessions')
        .updateMany(
          { 'user.userId': userId, $or: [{ address: { $exists: true } }, { browser: { $exists: true } }] },
          { $unset: { address: '', browser: '' } },
        );
      const recent = await portal.collection<{ _id: number }>('recentPlaces').deleteMany({ _id: userId });
      const notices = await portal.collection<StoredNotice>(NOTICES).deleteMany({ userId });
      await portal.collection<NoticesSeen>(NOTICES_SEEN).deleteOne({ _id: userId });
      // ID tokens of a provider state name and address.
      const signIns = await portal.collection('providerSessions').deleteMany({ userId });
      const changed = [
        await eraseNames(portal, userId, PLACES),
        await eraseAudit(userId, logins),
        browsers.modifiedCount,
        sessions.modifiedCount,
        recent.deletedCount,
        notices.deletedCount,
        signIns.deletedCount,
      ];
      return changed.reduce((sum, count) => sum + count, 0);
    },
  };
};
export type PortalPerson = ReturnType<typeof portalPerson>;

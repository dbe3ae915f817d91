import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changeNoticeSettings,
  DEFAULT_NOTICE_SETTINGS,
  endMails,
  listDeadLetters,
  readNoticeSettings,
} from '@skills-architect/contracts/admin';
import type { NewNotice } from '@skills-architect/contracts/portal';
import { aUser } from '@skills-architect/service-kit/testing';
import type { ReceivedMail } from '@skills-architect/service-kit/testing/mail-receiver';
import { type Mailing, PORTAL_URL, startMailing } from './mail.fixtures';

let mailing: Mailing;
beforeAll(async () => {
  mailing = await startMailing();
});
afterAll(() => mailing.close());
afterEach(() => {
  mailing.receiver.mood = 'takes';
});
const HOUR_MS = 3600_000;

let count = 0;
const aNotice = (userId: number, changes: Partial<NewNotice> = {}): NewNotice => ({
  userId,
  kind: 'reviewAsked',
  key: `key-${++count}`,
  title: 'Review of Data Analyst',
  text: 'A. Weber asks for your review.',
  to: '/persona/1/review?clientId=3',
  ...changes,
});
const send = (...notices: NewNotice[]) => mailing.admin.kit.notices.send(notices);
const mailsTo = (address: string) => (mail: ReceivedMail) => mail.to.includes(address);
const messages = () =>
  mailing.admin.platform.portal.collection<{ _id: string; state: string; tries: number }>('connectorMessages');
/** Waits until every notice was mailed, put off or left out, and no mail waits. */
const settle = async () => {
  const { portal } = mailing.admin.platform;
  for (;;) {
    // One after the other: a notice that is no longer open has its mail by then.
    const open = await portal.collection('notices').countDocuments({ mail: 'open' });
    if (!open && !(await messages().countDocuments({ state: 'waiting' }))) return;
    await new Promise(setImmediate);
  }
};

it('a notice is mailed once, with a link to the portal', async () => {
  const { userId, email } = await mailing.aPerson();
  const notice = aNotice(userId);
  await send(notice);
  await send(notice);
  const mail = await mailing.receiver.next(mailsTo(email));
  expect(mail).toMatchObject({ from: 'portal@example.com', to: [email] });
  expect(mail.headers.subject).toBe('Review of Data Analyst');
  expect(mail.content).toContain(`Open: ${PORTAL_URL}/persona/1/review?clientId=3`);
  await settle();
  expect(mailing.receiver.mails.filter(mailsTo(email))).toHaveLength(1);
});

it('two instances mail each notice once', async () => {
  const { userId, email } = await mailing.aPerson();
  const beside = await mailing.startBeside();
  await beside.start();
  await send(...Array.from({ length: 12 }, (_, index) => aNotice(userId, { title: `Review ${index}` })));
  await settle();
  await beside.stop();
  const subjects = mailing.receiver.mails.filter(mailsTo(email)).map(({ headers }) => headers.subject);
  expect(new Set(subjects).size).toBe(12);
  expect(subjects).toHaveLength(12);
});

it('what users typed cannot become markup or a header', async () => {
  const { userId, email } = await mailing.aPerson({ name: 'Ada <script>' });
  await send(aNotice(userId, { title: 'Café\r\nBcc: all@example.com', text: '<img src=x onerror="alert(1)">' }));
  const { headers, content, to } = await mailing.receiver.next(mailsTo(email));
  expect(to).toEqual([email]);
  expect(headers).toMatchObject({ subject: 'Café Bcc: all@example.com' });
  expect(headers.bcc).toBeUndefined();
  expect(content).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(content.slice(content.indexOf('<!doctype'))).not.toMatch(/<img|<script/);
});

it('notices of a day come in one mail, at the hour of the user, without those that were read', async () => {
  const { userId, email, as } = await mailing.aPerson();
  const body = {
    timings: { ...DEFAULT_NOTICE_SETTINGS.timings, reviewAsked: 'daily' as const, exportReady: 'none' as const },
    hour: 7,
    timeZone: 'Asia/Singapore',
  };
  expect((await as.call(changeNoticeSettings, { body })).status).toBe(200);
  expect((await as.call(readNoticeSettings, {})).body).toMatchObject({ ...body, canMail: true, isChosen: true });
  await send(aNotice(userId, { title: 'Review one' }), aNotice(userId, { title: 'Review two' }));
  await send(aNotice(userId, { title: 'Review read' }), aNotice(userId, { title: 'Never', kind: 'exportReady' }));
  await settle();
  expect(mailing.receiver.mails.filter(mailsTo(email))).toEqual([]);
  const { notices } = await mailing.admin.kit.notices.list({ userId }, { offset: 0, pagesize: 10 });
  await mailing.admin.kit.notices.read(
    userId,
    notices.filter(({ title }) => title === 'Review read').map(({ noticeId }) => noticeId),
  );
  // 7:00 in Singapore is 23:00 UTC.
  mailing.pass(13 * HOUR_MS);
  const mail = await mailing.receiver.next(mailsTo(email));
  expect(mail.headers.subject).toBe('2 notices in Skills Architect');
  expect(mail.content).toMatch(/Review one[\s\S]*Review two/);
  expect(mail.content).not.toMatch(/Review read|Never/);
});

describe('comments that share a notice', () => {
  const comment = (userId: number, text: string) => {
    const notice = aNotice(userId, { kind: 'commentAdded', key: 'comments-1', title: 'New comment', text });
    const { kit } = mailing.admin;
    return kit.db.transaction((session) =>
      kit.notices.join([{ ...notice, titleOfMany: (many) => `${many} new comments`, toOfMany: '/persona/1' }], session),
    );
  };
  const mailsOf = (address: string) => mailing.receiver.mails.filter(mailsTo(address));

  const toldBy = async (timing: 'atOnce' | 'daily') => {
    const person = await mailing.aPerson();
    const timings = { ...DEFAULT_NOTICE_SETTINGS.timings, commentAdded: timing, reviewAsked: timing };
    const body = { timings, hour: 7, timeZone: 'Asia/Singapore' };
    expect((await person.as.call(changeNoticeSettings, { body })).status).toBe(200);
    return person;
  };

  it('are mailed each, also when the notice was not read between them', async () => {
    const { userId, email } = await toldBy('atOnce');
    await comment(userId, 'First');
    await settle();
    mailing.pass(1000);
    await comment(userId, 'Second');
    await settle();
    const told = mailsOf(email);
    expect(told.map(({ headers }) => headers.subject)).toEqual(['New comment', '2 new comments']);
    expect(told[1]?.content).toContain('Second');
  });

  it('come in the mail of each day, with what else there is to tell', async () => {
    const { userId, email } = await toldBy('daily');
    await comment(userId, 'First day');
    await settle();
    mailing.pass(24 * HOUR_MS);
    await mailing.receiver.next(mailsTo(email));
    await comment(userId, 'Second day');
    mailing.pass(1000);
    await send(aNotice(userId, { title: 'Review of the second day' }));
    await settle();
    mailing.pass(24 * HOUR_MS);
    const second = await mailing.receiver.next(
      ({ to, content }) => to.includes(email) && content.includes('Second day'),
    );
    expect(second.headers.subject).toBe('2 notices in Skills Architect');
    expect(second.content).toContain('Review of the second day');
  });
});

it('a link in the mail ends such mails without signing in, and a forged one does not', async () => {
  const { userId, email, as } = await mailing.aPerson();
  await send(aNotice(userId));
  const { headers, content } = await mailing.receiver.next(mailsTo(email));
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const oneClick = headers['list-unsubscribe'] ?? '';
  expect(oneClick).toMatch(/^<https:\/\/portal\.example\/skillsarchitect\/v3\/account\/end-mails\?token=/);
  const token = /#(\S+)/.exec(content)?.[1] ?? '';
  expect(oneClick).toContain(token);
  const end = (sent: string) => mailing.admin.asPeer('portal').call(endMails, { body: { token: sent } });
  const other = Buffer.from(JSON.stringify({ userId: 2, kinds: ['reviewAsked'] })).toString('base64url');
  expect((await end(`${other}.${token.split('.')[1]}`)).status).toBe(404);
  expect((await end(token)).body).toEqual({ kinds: ['reviewAsked'] });
  expect((await as.call(readNoticeSettings, {})).body.timings).toMatchObject({
    reviewAsked: 'none',
    reviewDecided: 'atOnce',
  });
  mailing.receiver.forget();
  await send(aNotice(userId), aNotice(userId, { kind: 'reviewDecided', title: 'Still told' }));
  await settle();
  expect(mailing.receiver.mails.map((mail) => mail.headers.subject)).toEqual(['Still told']);
});

it('nothing is lost while the mail server is busy for a while', async () => {
  const { userId, email } = await mailing.aPerson();
  mailing.receiver.mood = 'busy';
  await send(aNotice(userId));
  for (;;) {
    const tried = await messages().findOne({ state: 'waiting', tries: { $gt: 0 }, lastError: { $exists: true } });
    if (tried) break;
    await new Promise(setImmediate);
  }
  mailing.receiver.mood = 'takes';
  mailing.pass(HOUR_MS);
  await mailing.receiver.next(mailsTo(email));
  await settle();
  expect(mailing.receiver.mails.filter(mailsTo(email))).toHaveLength(1);
});

it('an address that the server refuses is shown to Super Users', async () => {
  const { userId } = await mailing.aPerson();
  mailing.receiver.mood = 'refuses';
  await send(aNotice(userId));
  await settle();
  const { body } = await mailing.admin.as(aUser(2)).call(listDeadLetters, { params: { connector: 'mail' }, query: {} });
  expect(body.deadLetters).toMatchObject([
    { title: `Notice to user ${userId}`, lastError: expect.stringContaining('No such mailbox') },
  ]);
});

it('nothing is sent unencrypted when TLS is required', async () => {
  const strict = await startMailing({ needsTls: true });
  try {
    const { userId } = await strict.aPerson();
    await strict.admin.kit.notices.send([aNotice(userId)]);
    const stored = strict.admin.platform.portal.collection('connectorMessages');
    while (!(await stored.findOne({ lastError: { $exists: true } }))) await new Promise(setImmediate);
    expect(strict.receiver.mails).toEqual([]);
  } finally {
    await strict.close();
  }
});

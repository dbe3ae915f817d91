import { createHmac } from 'node:crypto';
import { NoticeKind } from '@skills-architect/contracts/portal';
import { createSecret, isSameSecret, type ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

interface StoredKey {
  _id: 'end-mails';
  key: string;
}

/** What the link of a mail ends: these kinds for this user. */
const Ended = z.object({ userId: z.int().positive(), kinds: z.array(NoticeKind).min(1) });
type Ended = z.infer<typeof Ended>;

const sign = (key: string, payload: string) => createHmac('sha256', key).update(payload).digest('base64url');

/** Signed tokens by which whoever has a mail ends such mails, without signing in. The key is made once per deployment. */
export const endTokens = (kit: ServiceKit) => {
  const keys = () => kit.db.collection<StoredKey>('mailKeys');
  const readKey = async (): Promise<string> => {
    await keys().updateOne({ _id: 'end-mails' }, { $setOnInsert: { key: createSecret() } }, { upsert: true });
    const stored = await keys().findOne({ _id: 'end-mails' });
    if (!stored) throw new Error('the key of mails was not stored');
    return stored.key;
  };
  return {
    async create(ended: Ended): Promise<string> {
      const payload = Buffer.from(JSON.stringify(ended)).toString('base64url');
      return `${payload}.${sign(await readKey(), payload)}`;
    },

    /** What a token ends; undefined when it is not from this portal. */
    async read(token: string): Promise<Ended | undefined> {
      const [payload = '', signature = ''] = token.split('.');
      if (!isSameSecret(signature, sign(await readKey(), payload))) return undefined;
      return Ended.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    },
  };
};

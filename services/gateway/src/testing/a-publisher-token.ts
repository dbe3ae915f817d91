import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aUser } from '@skills-architect/service-kit/testing';
import type { Connection } from 'mongoose';
import { tokenStore } from '../tokens/token-store';

/** An admin service that knows one service account, a Super User, and tokens of that account. */
export const startServiceAccount = async () => {
  const account = { ...aUser(2), isServiceAccount: true };
  const admin = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(account)),
  );
  await new Promise<void>((resolve) => admin.listen(0, '127.0.0.1', resolve));
  return {
    addresses: { admin: [`http://127.0.0.1:${(admin.address() as AddressInfo).port}`] },
    /** Headers with a new token that allows these calls. */
    async token(portal: Connection, calls: string[]): Promise<Record<string, string>> {
      const { secret } = await tokenStore(portal).create({
        userId: account.userId,
        name: 'Build server',
        calls,
        addresses: [],
        created: { by: account.userId },
        createdBy: account.name,
        days: 1,
      });
      return { authorization: `Bearer ${secret}` };
    },
    stop: () => admin.close().closeAllConnections(),
  };
};

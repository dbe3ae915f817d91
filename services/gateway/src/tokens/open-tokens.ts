import type { Platform, ServiceKit } from '@skills-architect/service-kit';
import { ALL_CALLS } from '../calls/all-calls';
import type { TokenDependencies } from './authenticate-token';
import { grantableCalls } from './grantable-calls';
import { tokenStore } from './token-store';

/** Access tokens and the calls that they can be allowed to make, with their indexes. */
export const openTokens = async (
  { portal, identities, audit }: Pick<Platform, 'portal' | 'identities' | 'audit'>,
  { peer }: Pick<ServiceKit, 'peer'>,
  { findGranted }: Pick<TokenDependencies, 'findGranted'>,
): Promise<TokenDependencies> => {
  const tokens = tokenStore(portal);
  await tokens.createIndexes();
  return { tokens, grantable: grantableCalls(ALL_CALLS), peer, identities, audit, findGranted };
};

import type { PasswordLink } from '@skills-architect/contracts/admin';

export type LinkKind = 'invitation' | 'forgotten';

const MINUTE_MS = 60_000;

/** How long a link is valid, in milliseconds. */
export const LINK_MS: Record<LinkKind, number> = { invitation: 7 * 24 * 60 * MINUTE_MS, forgotten: 30 * MINUTE_MS };

/** A link as it is stored; `_id` is the hash of its token. */
export interface StoredLink {
  _id: string;
  userId: number;
  kind: LinkKind;
  expiresAt: Date;
  usedAt?: Date;
}

/** What a link is worth at a moment. */
export const linkState = (link: Pick<StoredLink, 'expiresAt' | 'usedAt'> | null, now: Date): PasswordLink['state'] => {
  if (!link) return 'unknown';
  if (link.usedAt) return 'used';
  return link.expiresAt > now ? 'valid' : 'expired';
};

/** What the mail of a link says. */
export const LINK_TEXTS: Record<
  LinkKind,
  { subject: string; title: string; text: string; label: string; reason: string }
> = {
  invitation: {
    subject: 'Your account in Skills Architect',
    title: 'You have an account in Skills Architect',
    text: 'Choose your password to sign in. The link can be used once, within 7 days.',
    label: 'Choose your password',
    reason: 'An administrator of your portal has created this account for you.',
  },
  forgotten: {
    subject: 'Choose a new password',
    title: 'You have asked for a new password',
    text: 'The link can be used once, within 30 minutes.',
    label: 'Choose a new password',
    reason: 'If you have not asked for this, you need not do anything: your password stays as it is.',
  },
};

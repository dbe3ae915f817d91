import { useDraft } from '@skills-architect/portal-kit';
import { useState } from 'react';

type Texts = Readonly<Record<string, string>>;

const NO_TEXTS: Texts = {};
const PARTS = {
  split: (texts: Texts) => new Map(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
  join: (parts: ReadonlyMap<string | number, string>): Texts => Object.fromEntries(parts),
  isSame: (a: string | undefined, b: string | undefined) => a === b,
  parse: (stored: unknown) => (typeof stored === 'string' ? stored : undefined),
};

/**
 * The comments being written on a persona, by the keys of their editors. They are stored in the browser until they are
 * sent, so that a page that ends or a failing service loses none.
 */
export const useCommentDrafts = (personaId: number, personaName: string) => {
  const { value, edit } = useDraft({
    name: `comments on persona ${personaId}`,
    subject: `comments on ${personaName}`,
    empty: NO_TEXTS,
    parts: PARTS,
  });
  const [opened, setOpened] = useState<readonly string[]>([]);
  const without = (key: string) => setOpened((keys) => keys.filter((other) => other !== key));
  const write = (key: string, text: string) => edit((texts) => ({ ...texts, [key]: text }));
  return {
    isOpen: (key: string) => opened.includes(key) || (value[key] ?? '').trim() !== '',
    text: (key: string) => value[key] ?? '',
    write,
    open: (key: string, text = '') => {
      setOpened((keys) => [...keys, key]);
      if (text) write(key, text);
    },
    /** Closes an editor; with `sent`, only if nothing was typed since it was sent. */
    close: (key: string, sent?: string) => {
      edit((texts) => (sent === undefined || texts[key] === sent ? { ...texts, [key]: '' } : texts));
      without(key);
    },
  };
};

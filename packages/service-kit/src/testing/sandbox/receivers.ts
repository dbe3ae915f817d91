import type { ConnectorKind } from '@skills-architect/contracts';
import type { ArrivalStore } from './arrivals';
import { type CatalogueOptions, catalogue } from './catalogue';
import { chatAnswer } from './sample-answer';

/** A request to a receiver. */
export interface Received {
  url: URL;
  key: string | undefined;
  body: unknown;
}
/** Answers a request. */
export type Receiver = (request: Received) => Promise<unknown>;

const SKILLS = ['Stock counting', 'Data modelling', 'Budgeting', 'Blade inspection', 'Call handling', 'First aid'];

/** Accepts messages: one effect per key, and a receipt with the key. */
const messageReceiver =
  ({ effects }: ArrivalStore): Receiver =>
  async ({ key = '', body }) => {
    const duplicate = effects.has(key);
    if (!duplicate) effects.set(key, body);
    return { received: key, duplicate };
  };

/** Accepts messages, and answers as programs do that know nothing of this portal. */
const webhookReceiver = (store: ArrivalStore): Receiver => {
  const receive = messageReceiver(store);
  return async (received) => {
    await receive(received);
    return { ok: true };
  };
};

const skillsSearch: Receiver = async ({ url }) => {
  const text = (url.searchParams.get('query') ?? '').toLowerCase();
  const found = SKILLS.filter((name) => name.toLowerCase().includes(text));
  return {
    skills: found.map((name, index) => ({
      id: `external-${SKILLS.indexOf(name) + 1}`,
      name,
      description: `${name} as another library describes it.`,
      score: 1 - index / 10,
    })),
  };
};

const aiProvider: Receiver = async ({ body }) => ({
  choices: [{ message: { role: 'assistant', content: chatAnswer(body) } }],
});

/** The receivers of all kinds of connectors. */
export const receivers = (store: ArrivalStore, options: CatalogueOptions): Record<ConnectorKind, Receiver> => {
  const pages = catalogue(options);
  return {
    'learning-platform': messageReceiver(store),
    'adaptive-engine': messageReceiver(store),
    'content-provider': ({ url }) => pages(url.searchParams, url.pathname.replace('/content-provider', '')),
    'skills-search': skillsSearch,
    'ai-provider': aiProvider,
    webhook: webhookReceiver(store),
  };
};

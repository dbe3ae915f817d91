import { API_PREFIX } from '@skills-architect/contracts';
import { ProviderKey } from '@skills-architect/contracts/admin';
import { PROVIDER_RETURN_PATH } from '@skills-architect/contracts/portal';
import { createSecret, hashSecret, invalid, notFound } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import * as z from 'zod';
import type { StartedSignIns } from '../started-sign-ins';

/** Longest form with an answer to a sign-in. */
const MAX_BYTES = 256 * 1024;
const KEPT_MS = 120_000;
const Form = z.object({ SAMLResponse: z.string().min(1), RelayState: z.string().min(1).max(200) });

/** Where a SAML provider posts its answers. */
export const samlAnswerPath = (key: string) => `${API_PREFIX}/v3/account/saml/${key}`;

/**
 * Answers of SAML providers until the page takes them: a provider posts them from its own site, and such a request carries
 * no cookies that tell whose browser it is.
 */
export const samlAnswers = (portal: Connection) => {
  const collection = () => portal.collection<{ _id: string; xml: string; endsAt: Date }>('samlAnswers');
  return {
    createIndexes: () => collection().createIndexes([{ key: { endsAt: 1 }, expireAfterSeconds: 0 }]),
    async keep(xml: string): Promise<string> {
      const id = createSecret();
      await collection().insertOne({ _id: hashSecret(id), xml, endsAt: new Date(Date.now() + KEPT_MS) });
      return id;
    },
    /** Takes an answer; undefined when it is unknown or was taken. */
    take: async (id: string) => (await collection().findOneAndDelete({ _id: hashSecret(id) }))?.xml,
  };
};
export type SamlAnswers = ReturnType<typeof samlAnswers>;

export interface SamlAnswerParts {
  saml: SamlAnswers;
  started: StartedSignIns;
}

/** Receives the answers of SAML providers and leads the browser to the page that finishes the sign-in. */
export const samlAnswerRoute = (app: FastifyInstance, { saml, started }: SamlAnswerParts) => {
  app.post(samlAnswerPath(':key'), { bodyLimit: MAX_BYTES }, async (request, reply) => {
    const path = z.object({ key: ProviderKey }).safeParse(request.params);
    if (!path.success) throw notFound('This address');
    const form = Form.safeParse(request.body);
    if (!form.success) throw invalid('SAMLResponse', 'This is not the answer of a SAML provider.');
    await started.limit(request.ip);
    const { SAMLResponse, RelayState: state } = form.data;
    const answer = new URLSearchParams({ state, saml: await saml.keep(SAMLResponse) });
    return reply.redirect(`${PROVIDER_RETURN_PATH}/${path.data.key}?${answer}`, 303);
  });
};

import * as z from 'zod';
import type { SamlSubject } from '../protocol';
import { TOLERANCE_MS } from './saml-options';
import { MessageFault } from './verified-message';

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const PARTLY = 'urn:oasis:names:tc:SAML:2.0:status:PartialLogout';
/** The format of a NameID whose kind is not stated. */
export const UNSPECIFIED = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified';
/** How long a request of a provider counts. */
export const REQUEST_MS = 5 * 60_000;

/** One element of a name, as the library reads XML. */
export const single = <T extends z.ZodType>(item: T) => z.tuple([item]).transform(([value]) => value);
const Text = z.looseObject({ _: z.string() }).transform(({ _: text }) => text);

/** The element with the provider's name for a user. */
export const NameId = single(
  z.looseObject({
    _: z.string(),
    $: z
      .looseObject({
        Format: z.string().optional(),
        NameQualifier: z.string().optional(),
        SPNameQualifier: z.string().optional(),
      })
      .optional(),
  }),
);

const head = { ID: z.string().min(1), Destination: z.string(), IssueInstant: z.iso.datetime() };
const LogoutResponse = z.looseObject({
  $: z.looseObject({ ...head, InResponseTo: z.string().min(1) }),
  Issuer: single(Text),
  Status: single(
    z.looseObject({
      StatusCode: single(
        z.looseObject({
          $: z.looseObject({ Value: z.string() }),
          StatusCode: single(z.looseObject({ $: z.looseObject({ Value: z.string() }) })).optional(),
        }),
      ),
    }),
  ),
});
const LogoutRequest = z.looseObject({
  $: z.looseObject({ ...head, NotOnOrAfter: z.iso.datetime().optional() }),
  Issuer: single(Text),
  NameID: NameId,
  SessionIndex: z.array(Text).default([]),
});

/** What a provider asks for, verified; with a `fault` it must not be done. */
export interface ProviderRequest {
  kind: 'request';
  id: string;
  issuedAt: number;
  nameId: string;
  format: string | undefined;
  sessionIndexes: string[];
  fault: string | undefined;
}

/** A verified message about a logout. */
export type LogoutMessage = { kind: 'answer'; inResponseTo: string; isDone: boolean; status: string } | ProviderRequest;

/** For whom a message must be, and from whom. */
export interface Expected {
  issuer: string;
  destination: string;
  now: number;
}

const Message = z.union([
  z.strictObject({ LogoutResponse }).transform(({ LogoutResponse: answer }) => ({ answer })),
  z.strictObject({ LogoutRequest }).transform(({ LogoutRequest: request }) => ({ request })),
]);

const findOther = (
  { $: { Destination }, Issuer }: { $: { Destination: string }; Issuer: string },
  { issuer, destination }: Expected,
) => {
  if (Issuer !== issuer) return 'it is from another issuer';
  return Destination === destination ? undefined : 'it is for another address';
};

const findLate = ({ IssueInstant, NotOnOrAfter }: z.output<typeof LogoutRequest>['$'], now: number) => {
  const age = now - Date.parse(IssueInstant);
  if (age > REQUEST_MS || age < -TOLERANCE_MS) return 'it was not issued just now';
  return NotOnOrAfter && Date.parse(NotOnOrAfter) + TOLERANCE_MS <= now ? 'it has expired' : undefined;
};

/** Reads what a provider says about a logout. Throws for an answer that is not from this provider, or not for this portal. */
export const readLogoutMessage = (content: unknown, expected: Expected): LogoutMessage => {
  const read = Message.safeParse(content);
  if (!read.success) throw new MessageFault('it is no message about a logout', { cause: read.error });
  const message = read.data;
  if ('answer' in message) {
    const { answer } = message;
    const other = findOther(answer, expected);
    if (other) throw new MessageFault(other);
    const { $: code, StatusCode: more } = answer.Status.StatusCode;
    const status = [code.Value, more?.$.Value].filter((value) => value !== undefined);
    return {
      kind: 'answer',
      inResponseTo: answer.$.InResponseTo,
      isDone: code.Value === SUCCESS && !status.includes(PARTLY),
      status: status.map((value) => value.replace(/^.*:/, '')).join(', '),
    };
  }
  const { request } = message;
  const { _: nameId, $: { Format: format } = {} } = request.NameID;
  return {
    kind: 'request',
    id: request.$.ID,
    issuedAt: Date.parse(request.$.IssueInstant),
    nameId,
    format,
    sessionIndexes: request.SessionIndex,
    fault: findOther(request, expected) ?? findLate(request.$, expected.now),
  };
};

/** Whether a provider means this sign-in; a format that is not stated is any. */
export const isMeant = ({ nameId, format, sessionIndexes }: ProviderRequest, subject: SamlSubject): boolean => {
  const formats = [format, subject.format].filter((stated) => stated !== undefined && stated !== UNSPECIFIED);
  return (
    nameId === subject.nameId &&
    new Set(formats).size < 2 &&
    (!sessionIndexes.length || (subject.sessionIndex !== undefined && sessionIndexes.includes(subject.sessionIndex)))
  );
};

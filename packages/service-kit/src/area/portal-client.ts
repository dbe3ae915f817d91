import type { IncomingHttpHeaders } from 'node:http';
import { type AnswerOf, AREA_HEADER, type Call, type CallDeclaration, type InputOf } from '@skills-architect/contracts';
import { type AreaJob, publishAreaChange, reportAreaJob } from '@skills-architect/contracts/portal';
import type { Logger } from 'pino';
import type * as z from 'zod';
import { IDENTITY_HEADER } from '../identity/identity';
import { AppError } from '../service/app-error';
import { readFailure, toCallPath, toRequest } from '../service/call-over-http';
import { classifyFault, faultError } from '../service/fault';

/** A request that the service has received from the portal: what it does for it has the rights of that user. */
export interface OnBehalf {
  headers: IncomingHttpHeaders;
}

export interface PortalClientOptions {
  /** The address of the portal, for example `https://portal.example`. */
  portalUrl: string;
  area: string;
  /** Access token of this area; without one only granted calls for a user can be made. */
  token: string | undefined;
  log: Pick<Logger, 'warn'>;
}

const TIMEOUT_MS = 55_000;
const NO_TOKEN =
  'PORTAL_TOKEN is not set: a Super User creates an access token of this area in User Management (Service Account, Access Tokens).';

/** Calls of an area's service to the portal, by its access token. */
export const portalClient = ({ portalUrl, area, token, log }: PortalClientOptions) => {
  const call = async <D extends CallDeclaration>(
    declared: Call<D>,
    input: InputOf<D>,
    behalf?: OnBehalf,
  ): Promise<AnswerOf<D>> => {
    const made: Call = declared;
    const identity = behalf?.headers[IDENTITY_HEADER];
    if (token === undefined && identity === undefined) throw new AppError('failed', NO_TOKEN);
    const headers = {
      ...(token === undefined ? { [AREA_HEADER]: area } : { authorization: `Bearer ${token}` }),
      ...(typeof identity === 'string' && { [IDENTITY_HEADER]: identity }),
    };
    const request = { ...toRequest(made, input, headers), signal: AbortSignal.timeout(TIMEOUT_MS) };
    const response = await fetch(`${portalUrl}${toCallPath(made, input)}`, request).catch((cause) => {
      throw faultError('portal', classifyFault(cause), cause);
    });
    if (!response.ok) throw await readFailure(response, 'The portal');
    // The answering service has validated it with this call's schema.
    return (await response.json()) as AnswerOf<D>;
  };

  return {
    /**
     * Makes a call of the product that the token allows, or without a token one that a Super User has granted: with a request of a
     * user it has the rights of that user, otherwise those of the service account.
     */
    call,
    /**
     * Makes open pages fetch the area's data again: of one user, of the users of a client, or of everybody. The change is
     * made already, so a portal that does not answer is only logged.
     */
    publishChange: (to: { userId?: number; clientId?: number } = {}): Promise<void> =>
      call(publishAreaChange, { params: { area }, body: to }).then(
        () => undefined,
        (error) => log.warn({ err: error }, 'open pages were not told of a change'),
      ),
    /** Shows a job as it is now; the first report needs the request of its user. Returns whether they have cancelled it. */
    reportJob: async (job: string, report: z.input<typeof AreaJob>, behalf?: OnBehalf): Promise<boolean> =>
      (await call(reportAreaJob, { params: { area, job }, body: report }, behalf)).cancelRequested,
  };
};
export type PortalClient = ReturnType<typeof portalClient>;

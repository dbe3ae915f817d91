import type { IncomingHttpHeaders } from 'node:http';
import {
  type Balancer,
  classifyFault,
  type Fault,
  faultError,
  mayRepeat,
  metrics,
  NOT_TAKEN_HEADER,
  withoutIdentity,
} from '@skills-architect/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BodyLimits, sendableBody } from './sendable-body';

/** A call to forward: service, path and identity. */
export interface CallToPassOn {
  service: string;
  path: string;
  /** Whether the call is read-only and may be retried. */
  reads: boolean;
  /** Whether the service checks the `Authorization` header itself; others never see an access token. */
  readsAuthorization?: true;
  /** Headers that say on whose behalf. */
  identity?: Record<string, string>;
  limits: BodyLimits;
  /** How long to wait for the answer of an instance. */
  timeoutMs: number;
  /** What reaches and leaves a service of another team. */
  boundary?: Boundary;
}

/** Headers that pass between a browser and a service that is not ours, and answers that are refused. */
export interface Boundary {
  request: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  response: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  /** Why an answer with this status is not sent; undefined when it is. */
  refusal: (status: number) => Error | undefined;
}

export interface PassOnDependencies {
  balancer: Balancer;
  /** Called when no instance of a service answered. */
  onFault: (service: string, fault: Fault) => void;
}

/** Forwards a request to an instance of a service, and to further ones while a retry is safe. */
export const createPassOn =
  ({ balancer, onFault }: PassOnDependencies) =>
  async (request: FastifyRequest, reply: FastifyReply, call: CallToPassOn) => {
    const { service, path, reads, readsAuthorization, identity, limits, timeoutMs, boundary } = call;
    const requestId = String(request.id);
    const addresses = balancer.nextAddresses(service);
    const body = await sendableBody(request, limits);

    const fail = (fault: Fault, error?: Error) => {
      // Unread body bytes would be parsed as the next request on this connection.
      if (!request.raw.complete) reply.header('connection', 'close');
      metrics.unanswered.inc({ service, caller: 'gateway' });
      onFault(service, fault);
      return reply.send(faultError(service, fault, error));
    };

    const tryAt = (index: number): FastifyReply => {
      const address = addresses[index];
      if (!address) return fail('unsent');
      const isLast = index + 1 === addresses.length;
      let triesNext = false;
      request.body = body.next();
      return reply.from(`${address}${path}`, {
        // Disables the proxy's retries: this code chooses another instance for the next attempt.
        retryDelay: () => null,
        timeout: timeoutMs,
        rewriteRequestHeaders: (_, { cookie: _cookie, expect: _expect, authorization, ...passed }) => ({
          ...withoutIdentity(boundary ? boundary.request(passed) : passed),
          ...(readsAuthorization && authorization !== undefined && { authorization }),
          ...identity,
          'x-request-id': requestId,
        }),
        rewriteHeaders: (headers) => {
          const { [NOT_TAKEN_HEADER]: notTaken, ...shown } = headers;
          if (notTaken) balancer.skip(address);
          triesNext = notTaken !== undefined && !isLast && body.isWhole();
          if (triesNext) return {};
          return boundary ? boundary.response(shown) : shown;
        },
        onResponse: (_, clientReply, response) => {
          const refusal = triesNext ? undefined : boundary?.refusal(response.statusCode);
          if (!triesNext && !refusal) return void clientReply.send(response.stream);
          response.stream.resume();
          if (refusal) return void reply.send(refusal);
          tryAt(index + 1);
        },
        onError: (_, { error }) => {
          const refusal = body.refusal?.();
          if (refusal) return void reply.send(refusal);
          const fault = classifyFault(error);
          request.log.warn({ err: error, to: service, address }, 'an instance did not answer');
          if (fault !== 'late') balancer.skip(address);
          if (!isLast && body.isWhole() && mayRepeat(reads, fault)) return void tryAt(index + 1);
          fail(fault, error);
        },
      });
    };
    return tryAt(0);
  };

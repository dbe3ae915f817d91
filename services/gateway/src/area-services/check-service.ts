import { API_PREFIX, type DeclaredCall, fillPath } from '@skills-architect/contracts';
import type { ServiceCheck } from '@skills-architect/contracts/portal';
import satisfies from 'semver/functions/satisfies.js';
import * as z from 'zod';
import { askService, describeSilence, readContracts } from './ask-service';

const REFUSALS = [401, 403];
const Examples = z.record(z.string(), z.union([z.string(), z.number()])).catch({});

/** What one instance is asked. */
export interface CheckedService {
  address: string;
  healthPath: string;
  /** The range of contract versions that the area's build requires. */
  needed: string | undefined;
  /** The calls of the area's build. */
  calls: readonly DeclaredCall[];
  /** Headers with an identity that is signed by the portal, for a service that does not exist. */
  foreignIdentity: Record<string, string>;
}

/** The result of one check, with a sentence. */
export interface FoundCheck {
  check: ServiceCheck;
  isPassed: boolean;
  text: string;
}

/** The path of a call that reads only, with the numbers and words of its example in it. */
const pathOf = (call: DeclaredCall): string => {
  const examples = Examples.parse(call.shape?.example?.params);
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return `${API_PREFIX}${fillPath(call, Object.fromEntries(names.map((name) => [name, examples[name] ?? 1])))}`;
};

const checkRefusal = async (
  check: ServiceCheck,
  url: string,
  headers: Record<string, string>,
  accepted: string,
): Promise<FoundCheck> => {
  try {
    const response = await askService(url, headers);
    await response.body?.cancel();
    const { status, ok } = response;
    if (REFUSALS.includes(status)) return { check, isPassed: true, text: `It answered ${status}.` };
    return { check, isPassed: false, text: ok ? accepted : `It answered ${status} instead of 401.` };
  } catch {
    return { check, isPassed: false, text: 'It did not answer.' };
  }
};

/** Looks at one instance of an area's service, with a reason for each check that it does not pass. */
export const checkInstance = async (service: CheckedService): Promise<FoundCheck[]> => {
  const { address, healthPath, needed, calls, foreignIdentity } = service;
  let response: Response;
  try {
    response = await askService(`${address}${healthPath}`);
  } catch (error) {
    const text = describeSilence(error, 'Nobody answers at this address.');
    return [{ check: 'reachable', isPassed: false, text }];
  }
  const contracts = await readContracts(response);
  const isFit = !needed || !contracts || satisfies(contracts, needed);
  const found: FoundCheck[] = [
    { check: 'reachable', isPassed: true, text: 'There is a server.' },
    { check: 'answers', isPassed: response.ok, text: `It answered ${response.status} at ${healthPath}.` },
    {
      check: 'version',
      isPassed: isFit,
      text: isFit
        ? `It ${contracts ? `has contracts ${contracts}` : 'names no version of the contracts'}.`
        : `The area needs contracts ${needed}, the service has ${contracts}.`,
    },
  ];
  const call = calls.find(({ method }) => method === 'GET');
  if (!call) return found;
  const url = `${address}${pathOf(call)}`;
  return [
    ...found,
    await checkRefusal(
      'refuses-unsigned',
      url,
      {},
      'It answers without an identity: it must verify x-portal-identity.',
    ),
    await checkRefusal(
      'refuses-others',
      url,
      foreignIdentity,
      'It accepts an identity for another service: it must verify the audience.',
    ),
  ];
};

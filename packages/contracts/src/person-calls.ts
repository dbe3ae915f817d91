import * as z from 'zod';
import { call, type ServiceName } from './call';
import { Count } from './vocabulary';

/** What one collection of a service has about a user: the records with the user’s id, without their content. */
export const PersonPlace = z.object({
  place: z.string(),
  total: Count,
  records: z.array(z.record(z.string(), z.unknown())),
});
export type PersonPlace = z.infer<typeof PersonPlace>;

interface PersonCallsOptions<P extends string> {
  service: Exclude<ServiceName, 'portal' | 'admin'>;
  path: `/v3/${P}`;
}

/** The calls by which the service of the users asks another one what it has about a user, and to erase the user's name. */
export const personCalls = <const P extends string>({ service, path }: PersonCallsOptions<P>) => {
  const common = {
    service,
    areas: ['admin', service],
    access: { types: [], scope: 'library', peers: true },
    example: { params: { userId: 999_999 } },
  } as const;
  return {
    read: call({
      ...common,
      method: 'GET',
      path: `${path}/people/{userId}`,
      answer: z.object({ places: z.array(PersonPlace) }),
      expensive: true,
    }),
    /** Returns the number of changed records; repeated it changes none. */
    erase: call({
      ...common,
      method: 'POST',
      path: `${path}/people/{userId}/erase`,
      answer: z.object({ changed: Count }),
      expensive: true,
      idempotent: true,
    }),
  };
};

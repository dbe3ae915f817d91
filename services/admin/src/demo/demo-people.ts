import { UserType } from '@skills-architect/contracts';
import { SsoType } from '@skills-architect/contracts/admin';
import * as z from 'zod';
import clients from '../../demo/clients.json' with { type: 'json' };
import users from '../../demo/users.json' with { type: 'json' };

const FilledText = z.string().trim().min(1);
const Id = z.number().int().positive();
const Ids = z.array(Id).default([]);

const DemoClient = z.strictObject({
  clientId: Id,
  clientName: FilledText,
  clientDomain: z.string().default(''),
  orgGrowthStageId: Id,
  sourceIds: z.array(Id).min(1),
  /** Industries and functions visible to the client's users; empty means all. */
  subSectorIds: Ids,
  instanceName: z.string().default(''),
  instanceRegion: z.number().int().min(0).default(0),
});

const DemoUser = z
  .strictObject({
    userId: Id,
    name: FilledText,
    email: z.email(),
    userTypeId: z.enum(UserType),
    ssoTypeId: z.enum(SsoType).default(SsoType.Application),
    loginId: FilledText.optional(),
    clientIds: z.array(Id),
  })
  .refine(({ ssoTypeId, loginId }) => (ssoTypeId === SsoType.Application) === (loginId !== undefined), {
    message: 'A user has a login id if and only if they sign in by password.',
  });

/** The demo's client organisations. */
export const demoClients = () => z.array(DemoClient).parse(clients);

/** The demo's users; all with sign-in by login id share one password. */
export const demoUsers = () => z.array(DemoUser).parse(users);

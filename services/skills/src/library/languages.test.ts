import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { roleLanguages } from '@skills-architect/contracts/roles';
import { listLanguages } from '@skills-architect/contracts/skills';
import { AppError } from '@skills-architect/service-kit';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

let isAway = false;
let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  const answer = () => {
    if (isAway) throw new AppError('unreachable', 'The roles service cannot be reached.');
    return { languages: ['fr'] };
  };
  service = await testService({
    name: 'skills',
    build: skillsService({ demo: false }),
    peers: peerAnswers([roleLanguages, answer]),
  });
});
afterAll(() => service.close());

it.each([
  ['of skills and roles', false, ['en', 'fr']],
  ['of skills alone while the service of roles is away', true, ['en']],
])('the languages are those %s', async (_, away, expected) => {
  isAway = away;
  const { status, body } = await service.as(aUser(4)).call(listLanguages, {});
  expect({ status, body }).toEqual({ status: 200, body: { languages: expected } });
});

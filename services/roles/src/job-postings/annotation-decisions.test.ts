import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { annotateJob, undoJobDecision } from '@skills-architect/contracts/roles';
import { aUser } from '@skills-architect/service-kit/testing';
import { aJobService } from './job-annotation.fixtures';

const [DRIVER, DISPATCHER] = [1, 2];
let service: Awaited<ReturnType<typeof aJobService>>;
beforeAll(async () => {
  service = await aJobService([
    { jobPostingTitle: 'Van Driver (m/f/d) - Cork', suggestionConfidence: 'likely' },
    { suggestionConfidence: 'no close role' },
  ]);
});
afterAll(() => service.close());

it('an annotation is stored as a decision, and undo deletes it', async () => {
  const user = service.as(aUser(2));
  const annotate = (roleId: number) => user.call(annotateJob, { query: { jobPostingId: 1, roleId } });
  const decision = () => service.kit.db.collection('matchDecision').findOne({ source: 'annotation' });

  await annotate(DRIVER);
  expect(await decision()).toMatchObject({
    clientId: null,
    title: 'Van Driver',
    titleKey: 'van driver',
    suggested: [DRIVER, DISPATCHER],
    confidence: 'likely',
    chosen: DRIVER,
  });
  await annotate(DISPATCHER);
  expect((await decision())?.chosen).toBe(DISPATCHER);
  await user.call(undoJobDecision, {});
  expect((await decision())?.chosen).toBe(DRIVER);
  await user.call(undoJobDecision, {});
  expect(await decision()).toBeNull();
});

it('an annotation says nothing about how often no close role was right', async () => {
  await service.as(aUser(2)).call(annotateJob, { query: { jobPostingId: 2, roleId: DRIVER } });
  expect(await service.kit.db.collection('matchDecision').findOne({})).toMatchObject({ confidence: null });
});
